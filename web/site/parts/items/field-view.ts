import { hrefOf } from '#contract/call/href.ts'
import type { Collection } from '#contract/collection/collection.ts'
import type { CollectionField, ReferenceFieldType } from '#contract/collection/collection-field.ts'
import { isReferenceFieldType } from '#contract/collection/collection-field.ts'
import { grantPath } from '#contract/grant/grant-path.ts'
import type { ItemValue, Reference } from '#contract/item/item.ts'
import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { projectPath } from '#contract/post/project-path.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { publicationPath } from '#contract/publication/publication-path.ts'
import { buildEntryPagePath } from '#contract/text/named-path.ts'
import { formatBytes } from '#web/ui/text/format-bytes.ts'
import { formatPartialDate } from './item-dates.ts'

interface LinkedEntry {
  readonly id: string
  readonly name: string
  /** Empty if the entry has no page. */
  readonly path: string
}

interface Labelled {
  readonly key: string
  readonly label: string
}

export interface ItemLink extends Labelled {
  readonly href: string
  /** Host of a link, or type and size of a file. */
  readonly note: string
  readonly isFile: boolean
}

/** The value of a field as pages show it. */
export type FieldView = Labelled &
  (
    | { readonly show: 'text'; readonly text: string }
    | { readonly show: 'flag' }
    | { readonly show: 'markdown'; readonly markdown: string }
    | { readonly show: 'picture'; readonly src: string }
    | ({ readonly show: 'link' } & ItemLink)
    | {
        readonly show: 'entries'
        readonly of: ReferenceFieldType
        readonly entries: readonly LinkedEntry[]
      }
  )

/** The parts of other collections that links to their items need. */
export type KnownCollection = Pick<Collection, 'key' | 'folder' | 'hasPages'>

const isReference = (value: string | Reference): value is Reference => typeof value === 'object'

const pathBuilders: Readonly<
  Record<Exclude<ReferenceFieldType, 'items'>, (entry: Reference) => string>
> = {
  people: personPath,
  projects: ({ _id, name }) => projectPath({ _id, title: name }),
  publications: ({ _id, name }) => publicationPath({ _id, title: name }),
  grants: grantPath,
}

const pathOf = (
  { type, collection }: CollectionField,
  entry: Reference,
  collections: readonly KnownCollection[],
): string => {
  if (!isReferenceFieldType(type)) return ''
  if (type !== 'items') return pathBuilders[type](entry)
  const { folder, hasPages } = collections.find(({ key }) => key === collection) ?? {}
  return folder && hasPages ? buildEntryPagePath(folder, entry._id, entry.name) : ''
}

const linkOf = (url: string, locale: string) => {
  const file = parseUploadedFileUrl(url)
  if (file)
    return {
      href: url,
      note: `${file.type.toUpperCase()}, ${formatBytes(file.size, locale)}`,
      isFile: true,
    }
  const href = hrefOf(url)
  if (href === null) return null
  const note = href.startsWith('mailto:')
    ? href.slice('mailto:'.length)
    : (URL.parse(href)?.hostname.replace(/^www\./, '') ?? '')
  return { href, note, isFile: false }
}

const formatNumber = (value: number, unit: string, locale: string): string => {
  // Numbers of four digits may be years.
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: 'min2' })
  return unit ? `${format.format(value)}\u00a0${unit}` : format.format(value)
}

const wordsOf = ({ options }: CollectionField, keys: readonly string[]): string =>
  keys.map((key) => options.find((option) => option.key === key)?.label ?? key).join(', ')

/** Converts a value for pages. Returns null if it is empty. */
export const toFieldView = (
  field: CollectionField,
  value: ItemValue | undefined,
  { locale, collections }: { locale: string; collections: readonly KnownCollection[] },
): FieldView | null => {
  const { key, label, type, unit } = field
  if (value === undefined || value === null || value === '' || value === false) return null
  const text = (shown: string): FieldView => ({ key, label, show: 'text', text: shown })
  if (value === true) return { key, label, show: 'flag' }
  if (typeof value === 'number') return text(formatNumber(value, unit, locale))
  if (typeof value !== 'string') {
    const entries = [...value]
    if (entries.length === 0) return null
    if (!isReferenceFieldType(type))
      return text(
        wordsOf(
          field,
          entries.filter((each) => typeof each === 'string'),
        ),
      )
    const named = entries.filter(isReference).map((entry) => ({
      id: entry._id,
      name: entry.name,
      path: pathOf(field, entry, collections),
    }))
    return { key, label, show: 'entries', of: type, entries: named }
  }
  if (type === 'choice') return text(wordsOf(field, [value]))
  if (type === 'date') return text(formatPartialDate(value, locale))
  if (type === 'markdown') return { key, label, show: 'markdown', markdown: value }
  if (type === 'picture') return { key, label, show: 'picture', src: value }
  if (type !== 'link' && type !== 'file') return text(value)
  const link = linkOf(value, locale)
  return link ? { key, label, show: 'link', ...link } : text(value)
}
