import { plainPath } from '#contract/pages.ts'
import { readData } from './documents.ts'
import type { Files } from './site/files.ts'
import { readDocument, Unreadable } from './text/front-matter.ts'
import { dayOf, recordOf, textOf, textsOf } from './text/values.ts'

/** What the settings of a Jekyll site say about where it is. */
export interface JekyllSettings {
  readonly config: Readonly<Record<string, unknown>>
  /** Before which the site's own paths stand. */
  readonly bases: readonly string[]
  /** The addresses that texts say they have, or that their categories give them, by their files without endings. */
  readonly said: ReadonlyMap<string, string>
}

const withoutEnding = (name: string): string =>
  name.replaceAll(/\/{2,}|\.\w+$/g, (part) => (part[0] === '/' ? '/' : ''))

/** The addresses of texts below some folders, which templates name by their files. */
const readSaid = async (
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
      // Who reads it as an entry tells of it.
      if (!(error instanceof Unreadable)) throw error
    }
  }
  return said
}

/** Reads the settings of a Jekyll site, and where the texts in some of its folders are; one that cannot be read says nothing. */
export const readSettings = async (
  files: Files,
  folders: readonly string[],
): Promise<JekyllSettings> => {
  const name = ['_config.yml', '_config.yaml'].find(files.has)
  if (name === undefined) return { config: {}, bases: [], said: await readSaid(files, {}, folders) }
  const config = recordOf(await readData(files, name))
  files.leave(name, 'Settings of the old site')
  const url = textOf(config.url).replace(/\/$/, '')
  const base = textOf(config.baseurl).replace(/\/$/, '')
  return {
    config,
    bases: [url + base, base].filter((each) => each !== '' && each !== '/'),
    said: await readSaid(files, config, folders),
  }
}

/** The parts of a post's file name: `2019-01-07-title.md`. */
export const postNameOf = (name: string): { day: string; slug: string } => {
  const found = /(?:^|\/)(\d{4}-\d{1,2}-\d{1,2})-([^/]+)\.\w+$/.exec(name)
  return {
    day: dayOf(found?.[1]),
    slug: found?.[2] ?? name.replace(/^.*\//, '').replace(/\.\w+$/, ''),
  }
}

/** An address by a pattern of Jekyll, such as `/blog/:year/:title/`. */
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

/** The categories of a post, as they stand in its address: a text is one of them for each word. */
const categoriesOf = (data: Readonly<Record<string, unknown>>): string[] => {
  const { category, categories } = data
  const several = typeof categories === 'string' ? categories.split(/\s+/) : textsOf(categories)
  const all = [textOf(category), ...several].filter(Boolean).map((each) => each.toLowerCase())
  return [...new Set(all)]
}

/** The address that a post had. */
export const postAddress = (
  settings: Pick<JekyllSettings, 'config'>,
  name: string,
  data: Readonly<Record<string, unknown>>,
): string => {
  const { day, slug } = postNameOf(name)
  const named = { day: dayOf(data.date) || day, slug, categories: categoriesOf(data) }
  return textOf(data.permalink) || addressBy(postPattern(settings), named)
}

/** The address that a file had: as it says itself, or as its folder has it. */
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

/** The texts of a collection, in which HTML may stand for Markdown. */
export const textFile = /\.(?:md|markdown|html)$/

/** The text of a file; that of HTML without the blanks before its lines, which would be code in Markdown. */
export const plainBody = (name: string, body: string): string =>
  name.endsWith('.html') ? body.replaceAll(/^[ \t]+/gm, '') : body

/** The addresses of an entry: its own, and earlier ones that lead to it. */
export const addressesOf = (data: Readonly<Record<string, unknown>>, address: string): string[] => [
  address,
  ...textsOf(data.redirect_from).map((each) => each.replace(/^(?!\/)/, '/')),
]

/** The pattern of the addresses of a collection. */
export const collectionPattern = ({ config }: JekyllSettings, collection: string): string =>
  textOf(recordOf(recordOf(config.collections)[collection]).permalink) || '/:collection/:title/'

const shapes: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  none: '/:categories/:title.html',
}

/** The pattern of the addresses of posts. */
const postPattern = ({ config }: Pick<JekyllSettings, 'config'>): string => {
  const written = textOf(config.permalink) || 'date'
  return shapes[written] ?? written
}
