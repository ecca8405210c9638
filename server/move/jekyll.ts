import { normalizePath } from '#contract/pages.ts'
import { readYamlOrTomlFile } from './documents.ts'
import type { SiteFiles } from './site/files.ts'
import { parseFrontMatter } from './text/front-matter.ts'
import { UnreadableFileError } from './text/unreadable-file.ts'
import { nonEmptyTexts, toIsoDay, toRecord, toText } from './text/values.ts'

export interface JekyllSettings {
  readonly config: Readonly<Record<string, unknown>>
  /** Prefixes of URLs that lead to the site itself. */
  readonly bases: readonly string[]
  /** URL paths by file name without ending, from permalinks or categories. */
  readonly permalinks: ReadonlyMap<string, string>
}

const withoutEnding = (name: string): string =>
  name.replaceAll(/\/{2,}|\.\w+$/g, (part) => (part[0] === '/' ? '/' : ''))

/** Reads the URL path of every text by its file name, because templates link to files by name. */
const readPermalinks = async (
  files: SiteFiles,
  config: JekyllSettings['config'],
  folders: readonly string[],
): Promise<Map<string, string>> => {
  const said = new Map<string, string>()
  for (const name of folders.flatMap((folder) => files.below(folder, jekyllTextFilePattern))) {
    try {
      const { data } = parseFrontMatter(await files.text(name))
      const address = name.startsWith('_posts/')
        ? jekyllPostUrl({ config }, name, data)
        : toText(data.permalink)
      if (address) said.set(withoutEnding(name), address)
    } catch (error) {
      // Not reported here, because the importer that parses the entry reports the same file.
      if (!(error instanceof UnreadableFileError)) throw error
    }
  }
  return said
}

/** Reads the settings, and the URL paths of texts in some folders. Skips unreadable texts. */
export const readJekyllSettings = async (
  files: SiteFiles,
  folders: readonly string[],
): Promise<JekyllSettings> => {
  const name = ['_config.yml', '_config.yaml'].find(files.has)
  if (name === undefined)
    return { config: {}, bases: [], permalinks: await readPermalinks(files, {}, folders) }
  const config = toRecord(await readYamlOrTomlFile(files, name))
  files.leave(name, 'Settings of the old site')
  const url = toText(config.url).replace(/\/$/, '')
  const base = toText(config.baseurl).replace(/\/$/, '')
  return {
    config,
    bases: [url + base, base].filter((each) => each !== '' && each !== '/'),
    permalinks: await readPermalinks(files, config, folders),
  }
}

/** Splits a post's file name, such as `2019-01-07-title.md`. */
export const parsePostFileName = (name: string): { day: string; slug: string } => {
  const found = /(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})-([^/]+)\.\w+$/.exec(name)
  return {
    day: toIsoDay(found?.[1]),
    slug: found?.[2] ?? name.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  }
}

/** Fills a Jekyll permalink pattern, such as `/blog/:year/:title/`. */
export const fillPermalinkPattern = (
  pattern: string,
  {
    day,
    slug,
    collection = '',
    categories = [],
  }: { day: string; slug: string; collection?: string; categories?: readonly string[] },
): string => {
  const [year = '', month = '', date = ''] = day.split('-')
  const named: Readonly<Record<string, string>> = {
    year,
    month,
    day: date,
    title: slug,
    slug,
    name: slug,
    collection,
    path: slug,
    i_month: String(Number(month)),
    i_day: String(Number(date)),
    short_year: year.slice(2),
    output_ext: '.html',
    categories: categories.join('/'),
  }
  const filled = pattern.replaceAll(/:([a-z_]+)/g, (_, word: string) => named[word] ?? '')
  return normalizePath(filled.replaceAll(/\/{2,}/g, '/')) || '/'
}

/** Returns a post's categories in their order in the URL. A string is split at blanks. */
const categoriesOf = (data: Readonly<Record<string, unknown>>): string[] => {
  const { category, categories } = data
  const several =
    typeof categories === 'string' ? categories.split(/\s+/) : nonEmptyTexts(categories)
  const all = [toText(category), ...several].filter(Boolean).map((each) => each.toLowerCase())
  return [...new Set(all)]
}

export const jekyllPostUrl = (
  settings: Pick<JekyllSettings, 'config'>,
  name: string,
  data: Readonly<Record<string, unknown>>,
): string => {
  const { day, slug } = parsePostFileName(name)
  const named = { day: toIsoDay(data.date) || day, slug, categories: categoriesOf(data) }
  return toText(data.permalink) || fillPermalinkPattern(postPattern(settings), named)
}

/** Returns a lookup of the URL path of a file: its permalink, or its path by folder. */
export const createJekyllUrlLookup =
  (settings: JekyllSettings) =>
  (name: string): string => {
    const said = settings.permalinks.get(withoutEnding(name))
    if (said !== undefined) return said
    const [, collection = '', rest = ''] = /^_(\w+)\/(.+)$/.exec(name) ?? []
    if (collection === 'posts')
      return fillPermalinkPattern(postPattern(settings), parsePostFileName(`/${rest}`))
    const path = (rest || name).replace(/(?:(?:^|\/)index)?\.\w+$/, '')
    if (collection === '' || collection === 'pages') return `/${path}`
    const slug = path.replace(/^.*\//, '')
    return fillPermalinkPattern(jekyllPermalinkPatternOf(settings, collection), {
      day: '',
      slug,
      collection,
    })
  }

/** Files of a collection. Jekyll allows HTML instead of Markdown. */
export const jekyllTextFilePattern = /\.(?:md|markdown|html)$/

/** Returns the URLs that led to an entry, from `redirect_from`. */
export const jekyllRedirectsFrom = (data: Readonly<Record<string, unknown>>): string[] =>
  nonEmptyTexts(data.redirect_from).map((each) => each.replace(/^(?!\/)/, '/'))

export const listFormerUrls = (
  data: Readonly<Record<string, unknown>>,
  address: string,
): string[] => [address, ...jekyllRedirectsFrom(data)]

export const jekyllPermalinkPatternOf = ({ config }: JekyllSettings, collection: string): string =>
  toText(toRecord(toRecord(config.collections)[collection]).permalink) || '/:collection/:title/'

const shapes: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
}

const postPattern = ({ config }: Pick<JekyllSettings, 'config'>): string => {
  const written = toText(config.permalink) || 'date'
  return shapes[written] ?? written
}
