import type { SearchKind } from '#contract/entry-pages.ts'
import type { TimelineEntry } from '#contract/post/research.ts'
import type { PublicationEntry } from '#contract/publication/publication.ts'

/**
 * What a copy of the site as files has for what a server would work out: filters and the search. Every file is named by
 * what it holds, so the list of them is the only one that changes under its name; it is read first.
 */
export interface AnswerList {
  /** The words of each page's language; by the address of the page that asks, as all that follows. */
  readonly speech: Readonly<Record<string, SpeechFiles>>
  readonly publications: Readonly<Record<string, PublicationsFiles>>
  readonly timelines: Readonly<Record<string, string>>
  readonly searches: Readonly<Record<string, SearchFiles>>
}

/** A language, and in which file its words are. */
export interface SpeechFiles {
  readonly code: string
  readonly words: string
}

/** Where that list lies. */
export const answerListFile = 'answers/list.json'

/** The whole list of publications: by what it is narrowed down, and its entries, so many in each file. */
export interface PublicationsFiles {
  readonly keys: string
  readonly parts: readonly string[]
  readonly inPart: number
  readonly style: { readonly listAs: 'cards' | 'references'; readonly groupBy: 'year' | 'type' }
  /** The search in which words are looked up. */
  readonly search: string
}

/** By what publications are told apart, in the order of the list; numbers stand for what `names` has there. */
export interface PublicationKeys {
  readonly ids: readonly string[]
  /** The numbers of their pages in the search; -1 for one that is not there. */
  readonly pages: readonly number[]
  readonly years: readonly string[]
  readonly types: readonly string[]
  readonly topics: readonly (readonly string[])[]
  readonly person: NamedLinks
  readonly project: NamedLinks
  readonly grant: NamedLinks
}

/** Which entries each publication is linked to. */
export interface NamedLinks {
  readonly names: readonly { readonly id: string; readonly name: string }[]
  readonly of: readonly (readonly number[])[]
}

/** Some entries of the list, and the people of the group among their authors. */
export interface PublicationPart {
  readonly entries: readonly PublicationEntry[]
  readonly people: readonly { readonly _id: string; readonly name: string }[]
}

/** Everything on the timeline as it stood when the copy was made. */
export interface TimelineAnswer {
  readonly today: string
  readonly entries: readonly TimelineEntry[]
}

/** The search: in which file the words are that begin alike, and in which the pages, so many in each. */
export interface SearchFiles {
  readonly words: Readonly<Record<string, string>>
  readonly pages: readonly string[]
  readonly inPart: number
  /** The kinds in the order of the pages, and how many pages are of each. */
  readonly kinds: readonly (readonly [SearchKind, number])[]
}

/** Words, and the numbers of the pages that hold them: twice the number, and one more where it is in the title. */
export type WordFile = Readonly<Record<string, readonly number[]>>

/** A page as results show it: kind, address, title, detail, excerpt. */
export type FoundPage = readonly [SearchKind, string, string, string, string]
