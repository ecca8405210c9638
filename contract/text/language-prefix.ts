/** What the addresses of pages in a language begin with, unless it is the main one. */
export const languagePrefix = (code: string): string => `/${code.toLowerCase()}`

/** Returns the path of a page in a language; undefined is the main one. */
export const pathIn = (lang: string | undefined, path: string): string => {
  if (lang === undefined) return path
  return languagePrefix(lang) + (path === '/' ? '' : path)
}

/** Returns the path of a page as every language has it. */
export const pathWithout = (lang: string | undefined, path: string): string =>
  lang === undefined ? path : path.slice(languagePrefix(lang).length) || '/'
