export const searchPageUrl = (q: string, kind = ''): string => {
  const query = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }) })
  return `/search${query.size > 0 ? `?${query}` : ''}`
}
