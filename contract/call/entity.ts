import type { ContentGroup } from '#contract/content/group.ts'
import type { EntryPage } from './entry-page.ts'
import type { Field, FieldOf, Stored } from './field-types/any-field.ts'
import type { ListTable } from './field-types/field-type.ts'
import type { Publishing } from './publishing.ts'
import type { Access } from './role.ts'

/**
 * In which order a list shows its entries: one that people choose (`position`), by the time they were
 * added (`created`), or by a field. `newest` says where a new entry goes.
 */
export interface Order {
  readonly by: string
  readonly newest: 'first' | 'last'
}

/** An entity as plain data: what it is made of, and what follows from that everywhere else. */
export interface EntityDefinition {
  /** Its name in code, in the journal and as a table. */
  readonly name: string
  /** What people call it. */
  readonly label: string
  /** How an error message about a missing entry begins: `a publication that`, from its label, unless given here. */
  readonly unknown?: string
  readonly fields: Readonly<Record<string, Field>>
  readonly order: Order
  /** The fields that a list's search looks at. */
  readonly search: readonly string[]
  /** The lowest role that may read and change it; its calls must not allow a lower one. */
  readonly access: { readonly read: Access; readonly write: Access }
  /** Whether earlier states are kept and can be restored. */
  readonly history: boolean
  /** Whether it can be a draft, be scheduled and be previewed; visitors then see only what is published now. */
  readonly publishing?: true
  /** Fields of which one must not be empty once it is published, although its calls accept it without them. */
  readonly neededToPublish?: { readonly oneOf: readonly string[]; readonly message: string }
  /** There is exactly one: the ids of its rows. */
  readonly single?: readonly string[]
  /** The names of its usual calls on the wire. */
  readonly calls?: {
    readonly list: string
    /** One entry. */
    readonly one?: string
    /** A shorter list of all entries, which the command palette searches instead. */
    readonly find?: string
    readonly add?: string
    readonly update?: string
    readonly remove?: string
    readonly reorder?: string
  }
  /** What a person is told once it is done; the specification fixes the words. */
  readonly messages?: {
    readonly added?: string
    readonly updated?: string
    readonly removed?: string
  }
  /** The name of its count in the overview. */
  readonly counted?: string
  /** Where its entries are shown and changed; left out where they have no pages of their own. */
  readonly page?: EntryPage
  /** How visitors find its entries; left out where they cannot be searched for. */
  readonly found?: Found
  /** What feeds and the newsletter say about new entries; left out where they say nothing. */
  readonly news?: News
}

/** What most entities are: read by everyone, changed by editors, with a history. */
export const editorial = {
  access: { read: 'public', write: 'editor' },
  history: true,
} as const

/** The same, for what can be a draft, be scheduled and be previewed. */
export const publishable = { ...editorial, publishing: true } as const

/** What the search says of an entity's entries. All their fields and parts are searched. */
export interface Found {
  /** Where an entry without a page leads, given the columns of its row. */
  readonly otherwise?: (row: Readonly<Record<string, string>>) => string
  /** The date by which newer entries come first; by default when they were added. */
  readonly date?: string
  /** Fields with names of people, which count more than other words. */
  readonly people?: readonly string[]
  /** Fields that no page shows. */
  readonly unsearched?: readonly string[]
  /** Fields, and keys within lists, that identify the entry when typed as a whole. */
  readonly identifiers?: readonly string[]
  /** Fields that stay in the language of the title, and the field that says which it is. */
  readonly own?: { readonly texts: readonly string[]; readonly language: string }
  /** What distinguishes a result from others of the same title, given the columns of its row. */
  readonly detail?: (row: Readonly<Record<string, string>>) => FoundDetail
}

/** What a result says under its title, in this order. */
export interface FoundDetail {
  readonly year?: string | undefined
  readonly names?: readonly string[]
  readonly text?: string | undefined
  /** Further members of the result, as its schema names them. */
  readonly also?: Readonly<Record<string, unknown>>
}

/** What feeds and the newsletter say about an entity's new entries. */
export interface News {
  /** The kind of such an entry in feeds and issues. Feed readers recognise entries by it, so it must never change. */
  readonly kind: string
  /** Fields that say what the entry is about. The first one that is not empty is shown, also for a missing title. */
  readonly summary: readonly string[]
  /** The field that says in which language its title is, where that is the same on pages of every language. */
  readonly language?: string
  /** Fields shown before the summary. */
  readonly facts?: readonly (string | LabelledFact)[]
  /** Fields that feeds carry in full besides the summary: pictures, plain texts and Markdown, in this order. */
  readonly full?: readonly string[]
  /** The entry's own date, which counts instead of the day on which visitors first saw it if it is earlier. */
  readonly date?: string
  /** The list of its authors' names; without it the people in `alsoIn` are named. */
  readonly names?: string
  /** Relations to entries whose own feeds list it as well. A part is always listed in the feed of its parent. */
  readonly alsoIn?: readonly string[]
  /** Of a part: its section on the page of its parent. */
  readonly section?: string
  /** The text of the site that names the feed of its list; without one the list has no feed. */
  readonly feedName?: string
  /** Whether issues of the newsletter can include it; `issueItemKinds` says in which order they do. */
  readonly inNewsletter?: true
}

/** A field whose value stands for fixed texts of the site. */
export interface LabelledFact {
  readonly field: string
  readonly labels: ContentGroup<Readonly<Record<string, string>>>
  /** Returns the keys of the labels that apply. */
  readonly keysIn: (value: string) => readonly string[]
}

/** The columns every entity's row carries besides its fields. */
export interface Stamp {
  _id: string
  createdAt: string
  updatedAt: string
  version: number
}

type Column<F extends Field> = F extends { readonly of: readonly (infer Word)[] }
  ? Word
  : F extends { readonly optional: true } | { readonly missingInDraft: true }
    ? string | null
    : NonNullable<Stored<F['kind']>>

type Columns<F extends EntityDefinition['fields']> = {
  [K in keyof F as F[K] extends ListTable ? never : K]: Column<F[K]>
}

/** The row of an entity, as its definition says. */
export type RowOf<D extends EntityDefinition> = Stamp &
  Columns<D['fields']> &
  (D['order']['by'] extends 'position' ? { position: number } : unknown) &
  (D extends { readonly publishing: true } ? Publishing : unknown)

/** The columns of an entity that can be a draft. */
export const publishingColumns = ['status', 'publishAt', 'unpublishAt'] as const

/** What a person is told about any new order. */
export const orderSaved = 'Order Saved'

/** What a person is told about an entity's usual changes. */
export const messagesOf = ({ label, messages = {} }: EntityDefinition) => ({
  added: messages.added ?? `${label} Added Successfully`,
  updated: messages.updated ?? `${label} Updated Successfully`,
  removed: messages.removed ?? `${label} Deleted Successfully`,
})

/** Lists the fields of some types with their names, in the order of the definition. */
export const fieldsOf = <K extends Field['kind']>(
  definition: EntityDefinition | undefined,
  ...kinds: readonly K[]
): [name: string, field: FieldOf<K>][] =>
  Object.entries(definition?.fields ?? {}).filter((each): each is [string, FieldOf<K>] =>
    kinds.some((kind) => kind === each[1].kind),
  )

/** Returns the name under which calls take a field of an entry. */
export const sentAs = ({ fields }: EntityDefinition, name: string): string => {
  const field = fields[name]
  return (field && 'sentAs' in field && field.sentAs) || name
}

/** The field that people call an entry by, if it has one. */
export const titleFieldOf = (definition: EntityDefinition): string | undefined =>
  fieldsOf(definition, 'title')[0]?.[0]
