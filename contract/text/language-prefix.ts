/** What the addresses of pages in a language begin with, unless it is the main one. */
export const languagePrefix = (code: string): string => `/${code.toLowerCase()}`
