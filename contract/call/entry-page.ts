import { buildEntryPagePath } from '#contract/text/named-path.ts'

type Path = `/${string}`

export type EntryPage = NamedPage | FolderPage | ChosenPage | ListPage

export type PageFilterKind = 'year' | 'day' | 'id' | 'text' | 'words'

interface ListPage {
  readonly list?: Path
  readonly reads?: readonly string[]
  readonly filters?: Readonly<Record<string, PageFilterKind>>
  /** Path of the panel in which entries are edited, or of an edit page with `:id`. */
  readonly panel?: Path
  readonly title: string
  readonly searched?: true
  /** Whether menus link to the list only while it has entries. */
  readonly awaited?: true
}

interface NamedPage extends ListPage {
  /** First path segment: `grant` in `/grant/ID/name`. */
  readonly folder: string
  readonly name?: string
  readonly needs?: string
  readonly inSitemap?: false
}

/** A page whose first path segment is stored with the entry. */
interface FolderPage extends ListPage {
  /** Field with the first path segment. Entries without have no page. */
  readonly folderIn: string
  /** Field with the name in the path. Without it, the folder itself is the path. */
  readonly name?: string
}

interface ChosenPage extends ListPage {
  readonly address: string
  readonly inSitemapIf: string
}

/**
 * Returns the route pattern of an entity's pages. The title is optional, because it does not identify the
 * entry.
 */
export const entryRoutePattern = ({ folder, name }: NamedPage): Path =>
  name === undefined ? `/${folder}/:id` : `/${folder}/:id/:title?`

export const createEntryPathBuilder =
  <Name extends string>({ folder, name }: { readonly folder: string; readonly name: Name }) =>
  (entry: { readonly _id: string } & Readonly<Record<Name, string>>): string =>
    buildEntryPagePath(folder, entry._id, entry[name])

/** Returns the canonical path of an entry's page, or null if it has no page. */
export const canonicalEntryPath = (
  page: EntryPage | undefined,
  entry: Readonly<Record<string, unknown>>,
): string | null => {
  const textOf = (field: string | undefined): string => String(entry[field ?? ''] ?? '')
  if (!page) return null
  if ('address' in page) return textOf(page.address)
  if ('folderIn' in page) {
    const folder = textOf(page.folderIn)
    if (folder === '') return null
    return page.name ? buildEntryPagePath(folder, textOf('_id'), textOf(page.name)) : `/${folder}`
  }
  if (!('folder' in page) || (page.needs && !textOf(page.needs).trim())) return null
  return buildEntryPagePath(page.folder, textOf('_id'), textOf(page.name))
}

/** Returns the columns that `canonicalEntryPath` needs. */
export const entryPathColumns = (page: EntryPage | undefined): string[] => {
  if (!page) return []
  if ('address' in page) return [page.address]
  if ('folderIn' in page)
    return ['_id', page.folderIn, page.name].filter((name) => name !== undefined)
  if (!('folder' in page)) return []
  return ['_id', page.name, page.needs].filter((name) => name !== undefined)
}
