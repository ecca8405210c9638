/** Returns the URL of one page of a list with its filters. */
export const listPageUrl = (path: string, filters: object = {}, page = 1): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return path + (query.size > 0 ? `?${query}` : '')
}
