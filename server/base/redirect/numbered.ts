/** An address by which WordPress names an entry with a number, as it is kept: `/?page_id=12` is `/?p=12`. Null for any other. */
export const numberedAddress = (path: string, query: URLSearchParams): string | null => {
  const number = query.get('p') ?? query.get('page_id') ?? ''
  return path === '/' && /^[1-9]\d{0,15}$/.test(number) ? `/?p=${number}` : null
}
