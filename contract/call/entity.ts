import type { ContentGroup } from '#contract/content/group.ts'
import type { EntryPage } from './entry-page.ts'
import type { EntityField, EntityFieldOfKind, StoredFieldValue } from './field-types/any-field.ts'
import type { ListTable } from './field-types/field-type.ts'
import type { PublishingState } from './publishing.ts'
import type { AccessLevel } from './role.ts'

/**
 * Order of a list. `by` is `position` for an order that users choose, `created` for the creation time, or the
 * name of a field. `newest` is where new entries appear.
 */
export interface ListOrder {
  readonly by: string
  readonly newest: 'first' | 'last'
}

/**
 * Definition of an entity. Server and web app derive its table, API calls, admin panel and search from it.
 */
export interface EntityDefinition {
  readonly name: string
  readonly label: string
  /**
   * Start of the error message about a missing entry, such as `a publication that`. The default is
   * built from the label.
   */
  readonly unknown?: string
  readonly fields: Readonly<Record<string, EntityField>>
  readonly order: ListOrder
  readonly search: readonly string[]
  /** Access levels for reading and writing. Calls of the entity must not grant access to lower roles. */
  readonly access: { readonly read: AccessLevel; readonly write: AccessLevel }
  readonly history: boolean
  readonly publishing?: true
  /** Published entries need a value in one of these fields, although calls accept entries without. */
  readonly neededToPublish?: { readonly oneOf: readonly string[]; readonly message: string }
  readonly single?: readonly string[]
  readonly calls?: {
    readonly list: string
    readonly one?: string
    /** Returns a shorter list of all entries for the command palette. */
    readonly find?: string
    readonly add?: string
    readonly update?: string
    readonly remove?: string
    readonly reorder?: string
  }
  readonly messages?: {
    readonly added?: string
    readonly updated?: string
    readonly removed?: string
  }
  readonly counted?: string
  readonly page?: EntryPage
  readonly found?: EntitySearchOptions
  readonly news?: EntityFeedOptions
}

export const editorialEntityDefaults = {
  access: { read: 'public', write: 'editor' },
  history: true,
} as const

export const publishableEntityDefaults = { ...editorialEntityDefaults, publishing: true } as const

export interface EntitySearchOptions {
  /**
   * Returns the path that a search result links to if the entry has no page of its own. Receives the columns
   * of the entry's row.
   */
  readonly otherwise?: (row: Readonly<Record<string, string>>) => string
  /** Field with the date by which search results are sorted. The default is the creation date. */
  readonly date?: string
  readonly people?: readonly string[]
  readonly unsearched?: readonly string[]
  /**
   * Fields, or keys of list items, with identifiers such as a DOI. A query that equals one finds the entry
   * first.
   */
  readonly identifiers?: readonly string[]
  /**
   * Fields with texts in the entry's own language, which are never translated, and the field that
   * names this language.
   */
  readonly own?: { readonly texts: readonly string[]; readonly language: string }
  /**
   * Returns details that distinguish results with equal titles, from the columns of the row and of the entry that
   * owns it.
   */
  readonly detail?: (
    row: Readonly<Record<string, string>>,
    owner: Readonly<Record<string, string>>,
  ) => SearchResultDetail
}

export interface SearchResultDetail {
  readonly year?: string | undefined
  readonly names?: readonly string[]
  readonly text?: string | undefined
  /** Additional properties of the result in the response. */
  readonly also?: Readonly<Record<string, unknown>>
}

export interface EntityFeedOptions {
  /** Kind in feeds and issues. It must never change, because feed readers recognize entries by their kind and id. */
  readonly kind: string
  /** Fields with a summary. The first one with a value is shown, also instead of a missing title. */
  readonly summary: readonly string[]
  /** Field with the language of titles that are not translated. */
  readonly language?: string
  readonly facts?: readonly (string | LabelledFeedField)[]
  /** Image, text and Markdown fields that feeds contain in full after the summary. */
  readonly full?: readonly string[]
  /** Field with the entry's own date. It replaces the publication date if it is earlier. */
  readonly date?: string
  /** List with the names of the authors. The default is the people in `alsoIn`. */
  readonly names?: string
  /** Relations to entries whose feeds list the entry, too. The feed of a parent always lists its parts. */
  readonly alsoIn?: readonly string[]
  readonly section?: string
  /** Label in the name of the feed of all entries. Without it, there is no such feed. */
  readonly feedName?: string
  readonly inNewsletter?: true
}

export interface LabelledFeedField {
  readonly field: string
  readonly labels: ContentGroup<Readonly<Record<string, string>>>
  readonly keysIn: (value: string) => readonly string[]
}

export interface BaseEntityColumns {
  _id: string
  createdAt: string
  updatedAt: string
  version: number
}

type Column<F extends EntityField> = F extends { readonly of: readonly (infer Word)[] }
  ? Word
  : F extends { readonly optional: true } | { readonly missingInDraft: true }
    ? string | null
    : NonNullable<StoredFieldValue<F['kind']>>

type Columns<F extends EntityDefinition['fields']> = {
  [K in keyof F as F[K] extends ListTable ? never : K]: Column<F[K]>
}

export type EntityRowOf<D extends EntityDefinition> = BaseEntityColumns &
  Columns<D['fields']> &
  (D['order']['by'] extends 'position' ? { position: number } : unknown) &
  (D extends { readonly publishing: true } ? PublishingState : unknown)

export const publishingColumns = ['status', 'publishAt', 'unpublishAt'] as const

export const orderSavedMessage = 'Order Saved'

export const entityMessagesOf = ({ label, messages = {} }: EntityDefinition) => ({
  added: messages.added ?? `${label} Added Successfully`,
  updated: messages.updated ?? `${label} Updated Successfully`,
  removed: messages.removed ?? `${label} Deleted Successfully`,
})

export const entityFieldsOfKind = <K extends EntityField['kind']>(
  definition: EntityDefinition | undefined,
  ...kinds: readonly K[]
): [name: string, field: EntityFieldOfKind<K>][] =>
  Object.entries(definition?.fields ?? {}).filter((each): each is [string, EntityFieldOfKind<K>] =>
    kinds.some((kind) => kind === each[1].kind),
  )

export const fieldWireNameOf = ({ fields }: EntityDefinition, name: string): string => {
  const field = fields[name]
  return (field && 'sentAs' in field && field.sentAs) || name
}

export const titleFieldNameOf = (definition: EntityDefinition): string | undefined =>
  entityFieldsOfKind(definition, 'title')[0]?.[0]
