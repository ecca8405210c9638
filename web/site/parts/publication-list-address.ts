import type { PublicationFilters } from '#contract/publication/publication.ts'

/** The address of the list with these filters, from its first page or a later one. */
export const listAddress = (filters: PublicationFilters, page = 1, file = ''): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  return `/publications${file && `.${file}`}${query.size > 0 ? `?${query}` : ''}`
}
