import { data } from 'react-router'
import { isUnknownIdError } from './load-or-error-page.ts'
import { createListErrorResponse } from './loaded.ts'
import { readPanelQuery } from './panel-query.ts'

export interface PaginatedItems<T> {
  readonly items: readonly T[]
  readonly total: number
  /** Number of items in the list without a search. */
  readonly all: number
  readonly page: number
  readonly pages: number
}

export const toSinglePage = <T>(items: readonly T[], all = items.length): PaginatedItems<T> => ({
  items,
  total: items.length,
  all,
  page: 1,
  pages: 1,
})

export interface ListQuery {
  readonly limit: number
  readonly offset: number
  readonly search?: string
}

const usual = 50

/** Loads the page of a list that the URL requests, or the last page if the number is too high. */
export const loadPageOfList = async <T>(
  address: string,
  perPage: number = usual,
  list: (part: ListQuery, sort: string) => Promise<{ items: readonly T[]; total: number }>,
): Promise<PaginatedItems<T>> => {
  const { page, search, sort } = readPanelQuery(new URL(address).searchParams)
  const load = async (wanted: number): Promise<PaginatedItems<T>> => {
    const part = { limit: perPage, offset: (wanted - 1) * perPage, ...(search && { search }) }
    const [{ items, total }, whole] = await Promise.all([
      list(part, sort),
      search ? list({ limit: 0, offset: 0 }, sort) : undefined,
    ])
    const pages = Math.max(1, Math.ceil(total / perPage))
    return { items, total, all: whole?.total ?? total, page: wanted, pages }
  }
  const found = await load(page)
  return found.page > found.pages ? load(found.pages) : found
}

/**
 * Loads a page of a list. Throws 404 for a page number beyond the last and for an unknown filter.
 */
export const loadListPageOr404 = async <T extends { readonly page: number }>(
  { href, searchParams }: URL,
  load: (address: string) => Promise<T | null>,
) => {
  try {
    const list = await load(href)
    if (list?.page === readPanelQuery(searchParams).page) return list
  } catch (error) {
    if (!isUnknownIdError(error)) return createListErrorResponse()
  }
  throw data(null, { status: 404 })
}
