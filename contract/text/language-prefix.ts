/** Returns the path prefix of pages in a language other than the main one. */
export const languagePathPrefix = (code: string): string => `/${code.toLowerCase()}`

/** Adds the prefix of a language to a path. Undefined is the main language. */
export const localizedPath = (lang: string | undefined, path: string): string => {
  if (lang === undefined) return path
  return languagePathPrefix(lang) + (path === '/' ? '' : path)
}

/** Removes the prefix of a language from a path. Undefined is the main language. */
export const unlocalizedPath = (lang: string | undefined, path: string): string =>
  lang === undefined ? path : path.slice(languagePathPrefix(lang).length) || '/'
