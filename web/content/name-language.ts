import { useLocale } from './locale.ts'

/**
 * Returns a function that marks a name in Latin letters as such on a page in Arabic script. Without this
 * `lang`, its lines would be spaced like Arabic ones.
 */
export const useLatinNameLanguage = (): ((name: string) => { lang: string } | undefined) => {
  const isArabic = /^(?:ar|fa|ur|ckb|ps)\b/.test(useLocale())
  return (name) =>
    isArabic && /\p{Script=Latin}/u.test(name) && !/\p{Script=Arabic}/u.test(name)
      ? { lang: 'und-Latn' }
      : undefined
}
