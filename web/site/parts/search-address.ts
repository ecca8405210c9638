/** The address of a search, for one kind of results or for all. */
export const searchAddress = (q: string, kind = ''): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }) })
  return `/search${query.size > 0 ? `?${query}` : ''}`
}
