import type { Field } from '#contract/call/field-types/index.ts'
import { pathIn } from '#contract/text/language-prefix.ts'

/** One entry of a feed. */
export interface FeedEntry {
  readonly kind: string
  readonly _id: string
  readonly title: string
  /** The language of the title, where it is the entry's own; empty when nobody has said it. */
  readonly language?: string | undefined
  /** Which of its title and summary are in the main language for want of a translation. */
  readonly untranslated: readonly string[]
  /** The path or address of its page. */
  readonly path: string
  /** When it was published: its own date where it has one, otherwise when visitors first saw it. */
  readonly publishedAt: string
  /** When it last changed, once it was published. */
  readonly updatedAt: string
  /** Whose it is; the group's where nobody is named. */
  readonly authors: readonly string[]
  /** What it is about, in plain words. */
  readonly summary: string
  /** All that it says, field by field, where a feed carries more than a summary. */
  readonly full: readonly FullText[]
}

/** A field that a feed carries in full. */
export interface FullText {
  readonly field: Field | undefined
  readonly value: string
  /** Whether it is in the main language for want of a translation. */
  readonly isUntranslated: boolean
}

/** A feed before it is written in a format. */
export interface Feed {
  readonly title: string
  readonly subtitle: string
  readonly author: string
  /** Whether the subtitle is in the main language for want of a translation. */
  readonly isSubtitleUntranslated: boolean
  readonly publicUrl: string
  /** The language of the feed; undefined is the main one. */
  readonly lang: string | undefined
  /** The code of that language, and of the main one. */
  readonly code: string
  readonly main: string
  /** The path of the feed itself, and of the page it follows. */
  readonly path: string
  readonly page: string
  readonly entries: readonly (FeedEntry & { readonly html: string })[]
}

/** Which entries are wanted; all of them by default. */
export interface Followed {
  /** Those that lead to another entry by a field. */
  readonly about?: readonly [field: string, id: string]
  readonly ids?: readonly string[]
  /** Those that changed since a moment. */
  readonly since?: string
}

/** How many letters of a text an entry shows, and how many stand for a title where there is none. */
export const summaryLength = 600
export const titleLength = 120

/** How many entries a feed has at most. */
export const mostEntries = 50

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The newest of several lists, newest first. */
export const newest = (...lists: readonly (readonly FeedEntry[])[]): FeedEntry[] =>
  lists
    .flat()
    .toSorted(
      (a, b) => compare(b.publishedAt, a.publishedAt) || compare(b._id, a._id), // the same each time
    )
    .slice(0, mostEntries)

/** The name of an entry that never changes, whatever becomes of its title and address. */
export const entryId = ({ publicUrl }: Feed, { kind, _id }: FeedEntry): string =>
  `tag:${new URL(publicUrl).hostname},2024:${kind}/${_id}`

/** Whose an entry is. */
export const authorsOf = ({ author }: Feed, { authors }: FeedEntry): readonly string[] =>
  authors.length > 0 ? authors : [author]

/** Returns the canonical URL of a path of the site in the language of a feed. Other URLs stay as they are. */
export const urlIn = ({ publicUrl, lang }: Feed, path: string): string =>
  path.startsWith('/') ? publicUrl + pathIn(lang, path) : path

/** Returns the language of a text of an entry if it differs from that of the feed; empty otherwise. */
export const languageOf = (
  { main }: Feed,
  { language, untranslated }: FeedEntry,
  text: 'title' | 'summary',
): string => (text === 'title' && language) || (untranslated.includes(text) ? main : '')

/** When the feed has last changed: with its newest change, and never with the time of day. */
export const lastChange = ({ entries }: Feed): string =>
  entries
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? '2024-01-01T00:00:00.000Z'
