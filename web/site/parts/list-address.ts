/** Returns the URL of a page of a list, with the filters that narrow it down. */
export const listAddress = (path: string, filters: object = {}, page = 1): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  if (page > 1) query.set('page', String(page))
  return path + (query.size > 0 ? `?${query}` : '')
}
