import { buildOtherLanguageNote, languageCodePattern } from '../choose-language.ts'
import { readYamlOrTomlFile } from '../documents.ts'
import type { SiteFiles } from '../site/files.ts'
import { firstNonEmptyText, toRecord, toRecords, toText } from '../text/values.ts'

/** Settings and folders of a Hugo site. */
export interface HugoSite {
  readonly files: SiteFiles
  /** Content folder of the main language, with a trailing slash. */
  readonly content: string
  readonly bases: readonly string[]
  readonly config: Readonly<Record<string, unknown>>
  /** Settings of the main language. */
  readonly language: Readonly<Record<string, unknown>>
  /** Lists of menu items by menu name. */
  readonly menus: Readonly<Record<string, unknown>>
  /** Returns the URL path of a content file. */
  readonly addressOf: (name: string) => string
  /** Main menu labels by target path, in the order of the menu. */
  readonly menu: ReadonlyMap<string, string>
}

/** Folders in which to look for a picture whose path starts with a slash. */
export const hugoPictureFolders = [
  'static',
  'assets',
  'assets/media',
  'static/media',
  'static/img',
  'assets/images',
]

const readConfig = async (files: SiteFiles, shape: RegExp) => {
  const all: Record<string, unknown> = {}
  for (const name of files.names.filter((each) => shape.test(each))) {
    Object.assign(all, toRecord(await readYamlOrTomlFile(files, name)))
    files.leave(name, 'Settings of the old site')
  }
  return all
}

const languageInFolder = new RegExp(`^content/(${languageCodePattern})/`, 'i')
const languageInName = new RegExp(`\\.(${languageCodePattern})(?=\\.(?:md|markdown)$)`, 'i')

const languageCodeOf = (name: string): string =>
  (languageInFolder.exec(name)?.[1] ?? languageInName.exec(name)?.[1] ?? '').toLowerCase()

const withoutLanguage = (name: string): string => name.replace(languageInName, '')

/**
 * Returns the code of the main language, or an empty string if its files have no language code in their
 * names. Files in other languages are reported as not imported.
 */
const chooseLanguage = (
  files: SiteFiles,
  preferred: string,
  declared: readonly string[],
): string => {
  const names = files.below('content/')
  const namesWithCode = names.filter((name) => languageInName.test(name))
  const siblings = Map.groupBy(namesWithCode, withoutLanguage)
  const isTwin = (name: string) =>
    files.has(withoutLanguage(name)) || (siblings.get(withoutLanguage(name))?.length ?? 0) > 1
  const inFolders = new Set(
    names.flatMap((name) => languageInFolder.exec(name)?.[1]?.toLowerCase() ?? []),
  )
  const languageCodes = new Set([
    ...names.map(languageCodeOf).filter((code) => declared.includes(code)),
    ...namesWithCode.filter(isTwin).map(languageCodeOf),
    ...(inFolders.size > 1 ? inFolders : []),
  ])
  const isPlain = namesWithCode.some((name) => files.has(withoutLanguage(name)))
  const first = [...declared, ...languageCodes].find((code) => languageCodes.has(code)) ?? ''
  const main = languageCodes.has(preferred) ? preferred : isPlain ? '' : first
  for (const name of names) {
    const code = languageCodeOf(name)
    if (languageCodes.has(code) && code !== main)
      files.leave(name, buildOtherLanguageNote(code, main || preferred))
  }
  return main
}

const yamlOrToml = '\\.(?:ya?ml|toml)$'

export const readHugoSite = async (files: SiteFiles): Promise<HugoSite> => {
  const read = (shape: string) => readConfig(files, new RegExp(shape + yamlOrToml))
  const config = await read('^(?:config/_default/(?:hugo|config)|config|hugo)')
  const languages = {
    ...toRecord(config.languages),
    ...(await read('^config/_default/languages')),
  }
  const preferred = toText(config.defaultContentLanguage).toLowerCase()
  const declared = Object.keys(languages).map((code) => code.toLowerCase())
  const main = chooseLanguage(files, preferred, declared)
  const ofMain = main ? `(?:\\.${main})?` : ''
  const menus = {
    ...toRecord(config.menu),
    ...(await read(`^config/_default/menus?${ofMain}`)),
  }
  const base = firstNonEmptyText(config.baseURL, config.baseurl).replace(/\/$/, '')
  // Hugo puts items without a weight last.
  const weightOf = ({ weight }: Readonly<Record<string, unknown>>) => Number(weight) || 1_000_000
  const items = toRecords(menus.main)
    .toSorted((one, other) => weightOf(one) - weightOf(other))
    .map(({ url, name }) => [`/${toText(url).replace(/^\/|\/$/g, '')}`, toText(name)] as const)
  const isFolder = main !== '' && files.below(`content/${main}/`).length > 0
  const content = isFolder ? `content/${main}/` : 'content/'
  return {
    files,
    config,
    language: toRecord(languages[main || preferred]),
    menus,
    content,
    addressOf: createReferenceResolver(files, content),
    bases: /^https?:\/\//.test(base) && !/\bexample\.(?:com|org)\b/.test(base) ? [base] : [],
    menu: new Map(items.filter(([path]) => !path.includes('#'))),
  }
}

/** A section entry: its content file, and the last part of its path. */
export interface HugoContentFile {
  readonly name: string
  readonly slug: string
  readonly address: string
}

export const listHugoSections = ({ files, content }: HugoSite): string[] => [
  ...new Set(
    files
      .below(content, /\.(?:md|markdown)$/)
      .flatMap((name) => /^([^/]+)\//.exec(name.slice(content.length))?.[1] ?? []),
  ),
]

/** Returns `project/name/index.md` and `project/name.md` files of the given sections. */
export const listHugoContentFiles = (
  { files, content }: HugoSite,
  sections: readonly string[],
): HugoContentFile[] =>
  sections.flatMap((section) =>
    files
      .below(`${content}${section}/`, /\.(?:md|markdown)$/)
      .flatMap((name): HugoContentFile[] => {
        const inner = name.slice(content.length + section.length + 1)
        const slug = withoutLanguage(inner).replace(/(?:\/index)?\.(?:md|markdown)$/, '')
        if (/(?:^|\/)_index$/.test(slug) || files.isUsed(name)) return []
        return [{ name, slug, address: `/${section}/${slug.toLowerCase()}` }]
      }),
  )

const withoutIndex = (file: string): string =>
  file.replace(/\.(?:md|markdown)$/, '').replace(/(?:^|\/)_?index$/, '')

/**
 * Resolves references as Hugo does: by path below the content folder, or by file name if it is unique. Returns other references
 * unchanged.
 */
const createReferenceResolver = (files: SiteFiles, content: string): ((name: string) => string) => {
  const paths = files
    .below(content, /\.(?:md|markdown)$/)
    .map((name) => withoutIndex(withoutLanguage(name.slice(content.length))).toLowerCase())
  const languageCodes = new Set(paths)
  const byName = Map.groupBy(paths, (path) => path.replace(/^.*\//, ''))
  return (name) => {
    const [, file = '', rest = ''] = /^\/?([^#?]*)(.*)$/.exec(name) ?? []
    const asked = withoutIndex(file).toLowerCase()
    const [only, ...others] = byName.get(asked) ?? []
    const path = languageCodes.has(asked) || others.length > 0 ? asked : only
    return path !== undefined && languageCodes.has(path) ? `/${path}${rest}` : name
  }
}

export const findFeaturedPicture = (
  { files }: HugoSite,
  name: string,
  word = 'featured',
): string | undefined => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  const found = files.names.find(
    (each) => each.startsWith(`${folder}${word}`) && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(each),
  )
  return found && files.picture(`/${found}`, '')
}
