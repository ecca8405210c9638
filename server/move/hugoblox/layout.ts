import { languageCode, otherLanguage } from '../choose-language.ts'
import { readData } from '../documents.ts'
import type { Files } from '../site/files.ts'
import { firstOf, recordOf, recordsOf, textOf } from '../text/values.ts'

/** Where the contents of a site lie, and what its settings say. */
export interface Layout {
  readonly files: Files
  /** The folder with the contents in the main language, with a slash behind it. */
  readonly content: string
  readonly bases: readonly string[]
  readonly config: Readonly<Record<string, unknown>>
  /** The address of a text of the site by its name. */
  readonly addressOf: (name: string) => string
  /** The labels of the main menu, by the paths they lead to. */
  readonly menu: ReadonlyMap<string, string>
}

/** Where pictures lie that texts name from the root. */
export const pictureFolders = [
  'static',
  'assets',
  'assets/media',
  'static/media',
  'static/img',
  'assets/images',
]

const readConfig = async (files: Files, shape: RegExp) => {
  const all: Record<string, unknown> = {}
  for (const name of files.names.filter((each) => shape.test(each))) {
    Object.assign(all, recordOf(await readData(files, name)))
    files.leave(name, 'Settings of the old site')
  }
  return all
}

const inFolder = new RegExp(`^content/(${languageCode})/`, 'i')
const inName = new RegExp(`\\.(${languageCode})(?=\\.(?:md|markdown)$)`, 'i')

/** The language that a file's folder or name says it is in; empty where neither says one. */
const codeOf = (name: string): string =>
  (inFolder.exec(name)?.[1] ?? inName.exec(name)?.[1] ?? '').toLowerCase()

/** The name of a file without the language in it. */
const plainName = (name: string): string => name.replace(inName, '')

/** Finds the main language, empty where it has no name in those of files; texts in others are told, not read. */
const chooseLanguage = (files: Files, said: string, declared: readonly string[]): string => {
  const names = files.below('content/')
  const named = names.filter((name) => inName.test(name))
  const siblings = Map.groupBy(named, plainName)
  const isTwin = (name: string) =>
    files.has(plainName(name)) || (siblings.get(plainName(name))?.length ?? 0) > 1
  const inFolders = new Set(names.flatMap((name) => inFolder.exec(name)?.[1]?.toLowerCase() ?? []))
  const known = new Set([
    ...names.map(codeOf).filter((code) => declared.includes(code)),
    ...named.filter(isTwin).map(codeOf),
    ...(inFolders.size > 1 ? inFolders : []),
  ])
  const isPlain = named.some((name) => files.has(plainName(name)))
  const first = [...declared, ...known].find((code) => known.has(code)) ?? ''
  const main = known.has(said) ? said : isPlain ? '' : first
  for (const name of names) {
    const code = codeOf(name)
    if (known.has(code) && code !== main) files.leave(name, otherLanguage(code, main || said))
  }
  return main
}

const yamlOrToml = '\\.(?:ya?ml|toml)$'

/** Reads what the settings say; contents in other languages than the main one are told, not read. */
export const readLayout = async (files: Files): Promise<Layout> => {
  const read = (shape: string) => readConfig(files, new RegExp(shape + yamlOrToml))
  const config = await read('^(?:config/_default/(?:hugo|config)|config|hugo)')
  const languages = {
    ...recordOf(config.languages),
    ...(await read('^config/_default/languages')),
  }
  const said = textOf(config.defaultContentLanguage).toLowerCase()
  const declared = Object.keys(languages).map((code) => code.toLowerCase())
  const main = chooseLanguage(files, said, declared)
  const ofMain = main ? `(?:\\.${main})?` : ''
  const menus = {
    ...recordOf(config.menu),
    ...(await read(`^config/_default/menus?${ofMain}`)),
  }
  const base = firstOf(config.baseURL, config.baseurl).replace(/\/$/, '')
  const items = recordsOf(menus.main).map(
    ({ url, name }) => [`/${textOf(url).replace(/^\/|\/$/g, '')}`, textOf(name)] as const,
  )
  const isFolder = main !== '' && files.below(`content/${main}/`).length > 0
  const content = isFolder ? `content/${main}/` : 'content/'
  return {
    files,
    config,
    content,
    addressOf: addressesByName(files, content),
    bases: /^https?:\/\//.test(base) && !/\bexample\.(?:com|org)\b/.test(base) ? [base] : [],
    menu: new Map(items.filter(([path]) => !path.includes('#'))),
  }
}

/** An entry of a section: the file of its text, and the part of its address that is its own. */
export interface Bundle {
  readonly name: string
  readonly slug: string
  /** As it was on the site. */
  readonly address: string
}

/** The folders at the top: each has a list of what is in it. */
export const sectionsOf = ({ files, content }: Layout): string[] => [
  ...new Set(
    files
      .below(content, /\.(?:md|markdown)$/)
      .flatMap((name) => /^([^/]+)\//.exec(name.slice(content.length))?.[1] ?? []),
  ),
]

/** The entries of sections: `project/name/index.md` or `project/name.md`, under any of these names. */
export const bundlesIn = ({ files, content }: Layout, sections: readonly string[]): Bundle[] =>
  sections.flatMap((section) =>
    files.below(`${content}${section}/`, /\.(?:md|markdown)$/).flatMap((name): Bundle[] => {
      const inner = name.slice(content.length + section.length + 1)
      const slug = plainName(inner).replace(/(?:\/index)?\.(?:md|markdown)$/, '')
      if (/(?:^|\/)_index$/.test(slug) || files.isUsed(name)) return []
      return [{ name, slug, address: `/${section}/${slug.toLowerCase()}` }]
    }),
  )

const withoutIndex = (file: string): string =>
  file.replace(/\.(?:md|markdown)$/, '').replace(/(?:^|\/)_?index$/, '')

/**
 * The address of a text that another names as Hugo finds it: by its path below the contents, or by its name alone where no
 * two have it. Any other name stays as it is.
 */
const addressesByName = (files: Files, content: string): ((name: string) => string) => {
  const paths = files
    .below(content, /\.(?:md|markdown)$/)
    .map((name) => withoutIndex(plainName(name.slice(content.length))).toLowerCase())
  const known = new Set(paths)
  const byName = Map.groupBy(paths, (path) => path.replace(/^.*\//, ''))
  return (name) => {
    const [, file = '', rest = ''] = /^\/?([^#?]*)(.*)$/.exec(name) ?? []
    const asked = withoutIndex(file).toLowerCase()
    const [only, ...others] = byName.get(asked) ?? []
    const path = known.has(asked) || others.length > 0 ? asked : only
    return path !== undefined && known.has(path) ? `/${path}${rest}` : name
  }
}

/** The picture beside a text that stands for it. */
export const featuredBeside = (
  { files }: Layout,
  name: string,
  word = 'featured',
): string | undefined => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  const found = files.names.find(
    (each) => each.startsWith(`${folder}${word}`) && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(each),
  )
  return found && files.picture(`/${found}`, '')
}
