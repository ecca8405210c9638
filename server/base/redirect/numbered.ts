/**
 * Returns the normalized numeric URL of a WordPress entry (`/?p=12` for `/?page_id=12`), or null
 * for other URLs.
 */
export const normalizedWordPressUrlOf = (path: string, query: URLSearchParams): string | null => {
  const number = query.get('p') ?? query.get('page_id') ?? ''
  return path === '/' && /^[1-9]\d{0,15}$/.test(number) ? `/?p=${number}` : null
}
