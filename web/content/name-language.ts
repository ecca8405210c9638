import { useLocale } from './locale.ts'

/** Returns the `lang` of a name in Latin letters on a page in Arabic letters, whose lines are further apart. */
export const useLatinNameLanguage = (): ((name: string) => { lang: string } | undefined) => {
  const isArabic = /^(?:ar|fa|ur|ckb|ps)\b/.test(useLocale())
  return (name) =>
    isArabic && /\p{Script=Latin}/u.test(name) && !/\p{Script=Arabic}/u.test(name)
      ? { lang: 'und-Latn' }
      : undefined
}
