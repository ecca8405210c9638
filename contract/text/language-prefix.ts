/** Returns the path prefix of pages in a language other than the main one. */
export const languagePrefix = (code: string): string => `/${code.toLowerCase()}`

/** Adds the prefix of a language to a path. Undefined is the main language. */
export const pathIn = (lang: string | undefined, path: string): string => {
  if (lang === undefined) return path
  return languagePrefix(lang) + (path === '/' ? '' : path)
}

/** Removes the prefix of a language from a path. Undefined is the main language. */
export const pathWithout = (lang: string | undefined, path: string): string =>
  lang === undefined ? path : path.slice(languagePrefix(lang).length) || '/'
