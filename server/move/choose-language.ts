import type { SiteFiles } from './site/files.ts'
import { firstNonEmptyText, nonEmptyTexts } from './text/values.ts'

export const languageCodePattern = '[a-z]{2,3}(?:-[a-z]{2,4})?'

export const buildOtherLanguageNote = (code: string, main: string): string =>
  `In another language (${code}${main && `; the site is read in ${main}`}). Add it under Translations once its entry is here`

/**
 * Filters files by the main language. An entry has its languages in one place, so files in others would
 * become duplicates.
 */
export interface MainLanguageFileFilter {
  own(names: readonly string[]): string[]
}

const languageFolder = new RegExp(`^((?:_\\w+/)?)(${languageCodePattern})/(.+)$`, 'i')

const splitLanguageFolder = (name: string) => {
  const [, before = '', code = '', rest = ''] = languageFolder.exec(name) ?? []
  return { code: code.toLowerCase(), plain: before + rest }
}

/** Returns the folders that hold one language: those whose files also exist in another folder or outside. */
const languageFoldersIn = (files: SiteFiles): Set<string> => {
  const paths = files.names
    .map(splitLanguageFolder)
    .filter(({ code, plain }) => code && plain.includes('/'))
  const byPlain = Map.groupBy(paths, ({ plain }) => plain)
  const isTwin = (plain: string) => files.has(plain) || (byPlain.get(plain)?.length ?? 0) > 1
  return new Set(paths.filter(({ plain }) => isTwin(plain)).map(({ code }) => code))
}

/** Finds the main language of a Jekyll site. Files in other languages are reported as not imported. */
export const chooseJekyllMainLanguage = (
  files: SiteFiles,
  config: Readonly<Record<string, unknown>>,
): MainLanguageFileFilter => {
  const configured = nonEmptyTexts(config.languages).map((code) => code.toLowerCase())
  const languageFolders = new Set([...configured, ...languageFoldersIn(files)])
  const paths = files.names.map((name) => ({ name, ...splitLanguageFolder(name) }))
  const inFolders = paths.filter(({ code }) => languageFolders.has(code))
  const isOutside = inFolders.some(({ plain }) => files.has(plain))
  const preferred = [
    firstNonEmptyText(config.default_lang, config.lang).toLowerCase(),
    ...configured,
  ]
  const present = new Set(inFolders.map(({ code }) => code))
  const main =
    preferred.find((code) => present.has(code)) ?? (isOutside ? '' : (inFolders[0]?.code ?? ''))
  const others = inFolders.filter(({ code }) => code !== main)
  for (const { name, code } of others) files.leave(name, buildOtherLanguageNote(code, main))
  const left = new Set(others.map(({ name }) => name))
  return { own: (names) => names.filter((name) => !left.has(name)) }
}
