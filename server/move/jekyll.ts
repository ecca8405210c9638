import { plainPath } from '#contract/pages.ts'
import { readData } from './documents.ts'
import type { Files } from './site/files.ts'
import { readDocument, Unreadable } from './text/front-matter.ts'
import { dayOf, recordOf, textOf, textsOf } from './text/values.ts'

export interface JekyllSettings {
  readonly config: Readonly<Record<string, unknown>>
  /** URL prefixes of the site's own paths. */
  readonly bases: readonly string[]
  /** URL paths by file name without ending, from permalinks or categories. */
  readonly said: ReadonlyMap<string, string>
}

const withoutEnding = (name: string): string =>
  name.replaceAll(/\/{2,}|\.\w+$/g, (part) => (part[0] === '/' ? '/' : ''))

/** Reads the URL paths of texts, because templates link to file names. */
const readPermalinks = async (
  files: Files,
  config: JekyllSettings['config'],
  folders: readonly string[],
): Promise<Map<string, string>> => {
  const said = new Map<string, string>()
  for (const name of folders.flatMap((folder) => files.below(folder, textFile))) {
    try {
      const { data } = readDocument(await files.text(name))
      const address = name.startsWith('_posts/')
        ? postAddress({ config }, name, data)
        : textOf(data.permalink)
      if (address) said.set(withoutEnding(name), address)
    } catch (error) {
      // The importer of the entry reports the unreadable file.
      if (!(error instanceof Unreadable)) throw error
    }
  }
  return said
}

/** Reads the settings, and the URL paths of texts in some folders. Skips unreadable texts. */
export const readSettings = async (
  files: Files,
  folders: readonly string[],
): Promise<JekyllSettings> => {
  const name = ['_config.yml', '_config.yaml'].find(files.has)
  if (name === undefined)
    return { config: {}, bases: [], said: await readPermalinks(files, {}, folders) }
  const config = recordOf(await readData(files, name))
  files.leave(name, 'Settings of the old site')
  const url = textOf(config.url).replace(/\/$/, '')
  const base = textOf(config.baseurl).replace(/\/$/, '')
  return {
    config,
    bases: [url + base, base].filter((each) => each !== '' && each !== '/'),
    said: await readPermalinks(files, config, folders),
  }
}

/** Splits a post's file name, such as `2019-01-07-title.md`. */
export const postNameOf = (name: string): { day: string; slug: string } => {
  const found = /(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})-([^/]+)\.\w+$/.exec(name)
  return {
    day: dayOf(found?.[1]),
    slug: found?.[2] ?? name.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  }
}

/** Fills a Jekyll permalink pattern, such as `/blog/:year/:title/`. */
export const addressBy = (
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
  return plainPath(filled.replaceAll(/\/{2,}/g, '/')) || '/'
}

/** Returns a post's categories in their order in the URL. A string is split at blanks. */
const categoriesOf = (data: Readonly<Record<string, unknown>>): string[] => {
  const { category, categories } = data
  const several = typeof categories === 'string' ? categories.split(/\s+/) : textsOf(categories)
  const all = [textOf(category), ...several].filter(Boolean).map((each) => each.toLowerCase())
  return [...new Set(all)]
}

export const postAddress = (
  settings: Pick<JekyllSettings, 'config'>,
  name: string,
  data: Readonly<Record<string, unknown>>,
): string => {
  const { day, slug } = postNameOf(name)
  const named = { day: dayOf(data.date) || day, slug, categories: categoriesOf(data) }
  return textOf(data.permalink) || addressBy(postPattern(settings), named)
}

/** Returns a lookup of the URL path of a file: its permalink, or its path by folder. */
export const addressOfFile =
  (settings: JekyllSettings) =>
  (name: string): string => {
    const said = settings.said.get(withoutEnding(name))
    if (said !== undefined) return said
    const [, collection = '', rest = ''] = /^_(\w+)\/(.+)$/.exec(name) ?? []
    if (collection === 'posts') return addressBy(postPattern(settings), postNameOf(`/${rest}`))
    const path = (rest || name).replace(/(?:(?:^|\/)index)?\.\w+$/, '')
    if (collection === '' || collection === 'pages') return `/${path}`
    const slug = path.replace(/^.*\//, '')
    return addressBy(collectionPattern(settings, collection), { day: '', slug, collection })
  }

/** Files of a collection. Jekyll allows HTML instead of Markdown. */
export const textFile = /\.(?:md|markdown|html)$/

/** Removes indentation from HTML, because Markdown would read it as code. */
export const plainBody = (name: string, body: string): string =>
  name.endsWith('.html') ? body.replaceAll(/^[ \t]+/gm, '') : body

export const addressesOf = (data: Readonly<Record<string, unknown>>, address: string): string[] => [
  address,
  ...textsOf(data.redirect_from).map((each) => each.replace(/^(?!\/)/, '/')),
]

export const collectionPattern = ({ config }: JekyllSettings, collection: string): string =>
  textOf(recordOf(recordOf(config.collections)[collection]).permalink) || '/:collection/:title/'

const shapes: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
}

const postPattern = ({ config }: Pick<JekyllSettings, 'config'>): string => {
  const written = textOf(config.permalink) || 'date'
  return shapes[written] ?? written
}
