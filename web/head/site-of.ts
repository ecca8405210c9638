import { type ContentGroup, wordsOf } from '#contract/content/group.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import type { TextLanguage } from '#web/content/fallback.ts'
import type { FallbackTexts } from '#web/content/fallback-texts.ts'
import { together, type WordsText } from '#web/content/words-text.ts'
import type { SharePicture } from './share-picture.ts'

/** The language of a page and the addresses of the same page in the others. */
export interface PageLanguage {
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  /** What the addresses of its pages begin with; empty in the main language. */
  readonly prefix: string
  /** The main language, on pages in another one: what nobody has translated is in it. */
  readonly main?: TextLanguage | undefined
  readonly fallback?: FallbackTexts | undefined
  /** Every language of the site with what its addresses begin with, the main one first; none where there is one. */
  readonly all: readonly {
    readonly code: string
    readonly prefix: string
    /** The page of this entry in that language; its title stands in it. */
    readonly path?: string
  }[]
}

/** What the root's loader tells every page about the site. */
export interface Site {
  /** The site's root, without a trailing slash. */
  readonly publicUrl: string
  readonly settings: SiteSettings & { readonly timeZone?: string }
  /** The picture that pages are shared with instead of the icon. */
  readonly share?: SharePicture | undefined
  /** What the group has changed of the pages' own words and pictures. */
  readonly content: WordsText
  /** The language of the page, where the site is not in English alone. */
  readonly language?: PageLanguage | undefined
  /** What drawn pictures look like: another text for every other look. */
  readonly shareLook: string
  /** Whether all pages are shared with a picture rather than the icon. */
  readonly drawsEveryShare: boolean
}

/** The matches of a page, as `meta` and a page's component are given them. */
export type Matches = ReadonlyArray<
  { readonly id: string; readonly loaderData?: unknown } | undefined
>

const isSite = (data: unknown): data is Site =>
  typeof data === 'object' && data !== null && 'publicUrl' in data && 'settings' in data

/** The site among a page's matches; nothing where the root itself could not be loaded. */
export const siteOf = (matches: Matches): Site | undefined => {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isSite(data) ? data : undefined
}

const wordsOfPage = (matches: Matches): WordsText | undefined => {
  const data = matches.find((match) => match?.id === 'site/shell/layout-route')?.loaderData
  return typeof data === 'string' ? data : undefined
}

/** A group of words as visitors see it, for what stands in a page's head. */
export const siteWords = <T extends object>(matches: Matches, group: ContentGroup<T>): T =>
  wordsOf(group, together(siteOf(matches)?.content, wordsOfPage(matches)))
