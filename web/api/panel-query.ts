import { useSearchParams } from 'react-router'
import { useChangeQuery } from './change-query.ts'

/** What part of a list a panel shows; kept in the address, so that a reload or a shared link shows the same. */
export interface PanelQuery {
  readonly page: number
  readonly search: string
  readonly sort: string
  /** In which state the entries are; all of them where it is empty. */
  readonly status: string
}

/** Reads a panel's query from an address. */
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

/** The panel's query and how to change it; a new search begins at the first page. */
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
