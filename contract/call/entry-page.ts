import { namedPath } from '#contract/text/named-path.ts'

type Path = `/${string}`

/** Where visitors find the entries of an entity, and where editors change them. */
export type EntryPage = NamedPage | ChosenPage | ListPage

/** What the value of a parameter in an address can be. */
export type FilterShape = 'year' | 'day' | 'id' | 'text' | 'words'

/** Entries that only a list shows, or nothing of their own. */
interface ListPage {
  /** The page that lists the entries. */
  readonly list?: Path
  /** Query parameters that the list reads, each a whole number from 1 up. */
  readonly reads?: readonly string[]
  /** Query parameters that narrow the list down. */
  readonly filters?: Readonly<Record<string, FilterShape>>
  /** Where an entry is changed: a panel, or a page of its own with `:id` in it. */
  readonly panel?: Path
  /** What visitors call all of them together. */
  readonly title: string
  /** Whether the search finds them; their definition says how. */
  readonly searched?: true
  /** Whether menus lead to the list only once it has something to show. */
  readonly awaited?: true
}

/** A page for each entry, at an address made of its id and a name for people. */
interface NamedPage extends ListPage {
  /** The first part of the address: `grant` in `/grant/ID/name`. */
  readonly folder: string
  /** The field that holds the name; without one the id stands alone. */
  readonly name?: string
  /** The field without which an entry has no page. */
  readonly needs?: string
  readonly inSitemap?: false
}

/** A page for each entry, at an address that people choose. */
interface ChosenPage extends ListPage {
  /** The field that holds the address. */
  readonly address: string
  /** The flag of entries that search engines may show. */
  readonly inSitemapIf: string
}

/** The pattern of the addresses of entries: the name changes nothing of what is shown. */
export const entryPattern = ({ folder, name }: NamedPage): Path =>
  name === undefined ? `/${folder}/:id` : `/${folder}/:id/:title?`

/** The path of a page by the entry's id and name. */
export const pathWithName =
  <Name extends string>({ folder, name }: { readonly folder: string; readonly name: Name }) =>
  (entry: { readonly _id: string } & Readonly<Record<Name, string>>): string =>
    namedPath(folder, entry._id, entry[name])

/** The canonical path of an entry's page; null where it has none. */
export const entryPath = (
  page: EntryPage | undefined,
  entry: Readonly<Record<string, unknown>>,
): string | null => {
  const textOf = (field: string | undefined): string => String(entry[field ?? ''] ?? '')
  if (!page) return null
  if ('address' in page) return textOf(page.address)
  if (!('folder' in page) || (page.needs && !textOf(page.needs).trim())) return null
  return namedPath(page.folder, textOf('_id'), textOf(page.name))
}

/** The columns of which the path of an entry's page is made; none where it has no page. */
export const pathColumns = (page: EntryPage | undefined): string[] => {
  if (!page) return []
  if ('address' in page) return [page.address]
  if (!('folder' in page)) return []
  return ['_id', page.name, page.needs].filter((name) => name !== undefined)
}
