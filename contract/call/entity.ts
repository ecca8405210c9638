import type { ContentGroup } from '#contract/content/group.ts'
import type { EntryPage } from './entry-page.ts'
import type { Publishing } from './publishing.ts'
import type { Access } from './role.ts'

/**
 * What a field holds. Its key in `fields` is the name of its column, which is also its name on the wire.
 * The last two kinds have no column: they are rows of a table of their own.
 */
export type Field =
  | {
      readonly kind: /** What people call the entry by: the palette, lists of what is missing and questions show it. */
        | 'title'
        | 'text'
        /** Text that can contain pictures of the site. */
        | 'markdown'
        | 'date'
        | 'link'
        /** 0 or 1. */
        | 'flag'
      /** Whether the site's other languages have a text of their own for it. */
      readonly translated?: true
    }
  /**
   * Several values or an object, stored as JSON; `empty` is the value of an empty field, `[]` unless it is an object.
   * `translated` names those of its texts that are translated, and `by` the key that identifies an item of a list.
   */
  | {
      readonly kind: 'list'
      readonly empty?: '{}'
      readonly translated?: { readonly texts: readonly string[]; readonly by?: string }
    }
  /**
   * Stored but never sent: a hash, or a normalized text. With `keyOf` it is another field, normalized as names
   * are compared, and no two entries have the same. The key of an e-mail address folds its letter case only, and several
   * entries may have the same.
   */
  | { readonly kind: 'internal'; readonly keyOf?: string; readonly isOf?: 'email' }
  /** The address of one picture of the site; `sentAs` is the name under which calls take its file, if it differs. */
  | { readonly kind: 'picture'; readonly sentAs?: string }
  /** One of a list of values. */
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /**
   * The id of another entity. An optional one becomes null when that entity is deleted; a draft may lack one that is
   * marked so.
   */
  | {
      readonly kind: 'relation'
      readonly to: string
      readonly optional?: true
      readonly missingInDraft?: true
    }
  /** The id of the entity this one is a part of: it is deleted and restored with it. */
  | { readonly kind: 'parent'; readonly to: string }
  | PicturesField
  | RelationsField

/** A table that lists members under an owner, in an order. */
export interface ListTable {
  readonly table: string
  /** The column with the owner's id. */
  readonly owner: string
  /** The column with what is listed. */
  readonly member: string
}

/** Pictures in an order; `sentAs` is the name under which calls take the files of further ones. */
export interface PicturesField extends ListTable {
  readonly kind: 'pictures'
  readonly sentAs: string
}

/**
 * Other entities in an order. A mirrored one is a list of the other entity seen from this side: the same table with
 * owner and member swapped, without an order of its own. `placedIn` is a list of the same entry: a member's position is
 * the index of the item that it is, whereas exports and calls name the member in that item.
 */
export interface RelationsField extends ListTable {
  readonly kind: 'relations'
  readonly to: string
  readonly mirrored?: true
  readonly placedIn?: string
}

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
  /** Whether issues of the newsletter can include it; `includedKinds` says in which order they do. */
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

type ListKind = 'pictures' | 'relations'

type Column<F extends Field> = F extends { readonly of: readonly (infer Word)[] }
  ? Word
  : F extends { readonly kind: 'flag' }
    ? number
    : F extends { readonly optional: true } | { readonly missingInDraft: true }
      ? string | null
      : string

type Columns<F extends EntityDefinition['fields']> = {
  [K in keyof F as F[K]['kind'] extends ListKind ? never : K]: Column<F[K]>
}

/** The row of an entity, as its definition says. */
export type RowOf<D extends EntityDefinition> = Stamp &
  Columns<D['fields']> &
  (D['order']['by'] extends 'position' ? { position: number } : unknown) &
  (D extends { readonly publishing: true } ? Publishing : unknown)

/** The columns of an entity that can be a draft. */
export const publishingColumns = ['status', 'publishAt', 'unpublishAt'] as const

/** The names of an entity's columns, as its definition says. */
export const columnsOf = ({ fields, order, publishing }: EntityDefinition): string[] => [
  '_id',
  'createdAt',
  'updatedAt',
  'version',
  ...Object.keys(fields).filter((name) => !isList(fields[name])),
  ...(order.by === 'position' ? ['position'] : []),
  ...(publishing ? publishingColumns : []),
]

/** What a person is told about any new order. */
export const orderSaved = 'Order Saved'

/** What a person is told about an entity's usual changes. */
export const messagesOf = ({ label, messages = {} }: EntityDefinition) => ({
  added: messages.added ?? `${label} Added Successfully`,
  updated: messages.updated ?? `${label} Updated Successfully`,
  removed: messages.removed ?? `${label} Deleted Successfully`,
})

/** The field that people call an entry by, if it has one. */
export const titleFieldOf = ({ fields }: EntityDefinition): string | undefined =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'title')

/** Whether a field is rows of a table of its own. */
export const isList = (field: Field | undefined): field is PicturesField | RelationsField =>
  field?.kind === 'pictures' || field?.kind === 'relations'
