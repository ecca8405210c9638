import { useSearchParams } from 'react-router'

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

const withChange = (params: URLSearchParams, change: Partial<PanelQuery>): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (value === '' || value === 1) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** The panel's query and how to change it; a new search begins at the first page. */
export const usePanelQuery = () => {
  const [params, setParams] = useSearchParams()
  return {
    query: readPanelQuery(params),
    pageHref: (page: number) => `?${withChange(params, { page })}`,
    change: (change: Partial<Pick<PanelQuery, 'search' | 'sort' | 'status'>>) =>
      setParams((current) => withChange(current, { page: 1, ...change }), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
