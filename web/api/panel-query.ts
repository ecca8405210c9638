import { useSearchParams } from 'react-router'
import { useChangeQuery } from './change-query.ts'

/**
 * Page, search, order and filter of a panel's list. They are part of the URL, so that reloading and
 * sharing keep them.
 */
export interface PanelQuery {
  readonly page: number
  readonly search: string
  readonly sort: string
  /** State of the entries to show, such as `draft`. Empty for all. */
  readonly status: string
}

export const readPanelQuery = (params: URLSearchParams): PanelQuery => {
  const page = Number(params.get('page') ?? '1')
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    search: params.get('search') ?? '',
    sort: params.get('sort') ?? '',
    status: params.get('status') ?? '',
  }
}

const write = (params: URLSearchParams, change: Partial<PanelQuery>) => {
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 1) params.delete(name)
    else params.set(name, String(value))
  }
}

/**
 * Returns the query of the panel and functions that change it. A new search starts at the first
 * page.
 */
export const usePanelQuery = () => {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  return {
    query: readPanelQuery(params),
    pageHref: (page: number) => {
      const next = new URLSearchParams(params)
      write(next, { page })
      return `?${next}`
    },
    change: (change: Partial<Pick<PanelQuery, 'search' | 'sort' | 'status'>>) =>
      changeQuery((next) => write(next, { page: 1, ...change })),
  }
}
