import { type ContentGroup, contentStringsOf } from '#contract/content/group.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import type { TextLanguageAttributes } from '#web/content/fallback-language.ts'
import type { FallbackTextsByLanguage } from '#web/content/fallback-texts.ts'
import { mergeSerializedStrings, type SerializedStrings } from '#web/content/serialized-strings.ts'
import type { ShareImage } from './share-picture.ts'

/** The language of a page and the paths of its translations. */
export interface PageLanguage {
  readonly code: string
  readonly dir: 'ltr' | 'rtl'
  /** URL prefix of pages in this language, such as `/de`. Empty for the main language. */
  readonly prefix: string
  /**
   * Main language of the site, used for texts without a translation. Undefined if the page is in the main
   * language.
   */
  readonly main?: TextLanguageAttributes | undefined
  readonly fallback?: FallbackTextsByLanguage | undefined
  /** All languages of the site, the main one first. Empty if there is only one. */
  readonly all: readonly {
    readonly code: string
    readonly prefix: string
    /** Path of the page's entry in that language, if a translated title changes it. */
    readonly path?: string
  }[]
}

/** Data of the site that the root loader returns for every page. */
export interface SiteData {
  readonly publicUrl: string
  readonly settings: SiteSettings & { readonly timeZone?: string }
  readonly share?: ShareImage | undefined
  readonly content: SerializedStrings
  /** Language of the page. Undefined if the site is only in English. */
  readonly language?: PageLanguage | undefined
  /**
   * Version of the design of generated sharing images. Part of their URLs, so that caches load new
   * images after a change.
   */
  readonly shareLook: string
  /** Whether images for sharing are generated for all pages. */
  readonly drawsEveryShare: boolean
}

/** Route matches that the router passes to `meta` and to components. */
export type RouteMatches = ReadonlyArray<
  { readonly id: string; readonly loaderData?: unknown } | undefined
>

const isSite = (data: unknown): data is SiteData =>
  typeof data === 'object' && data !== null && 'publicUrl' in data && 'settings' in data

/** Returns the site's data from the root route. Undefined if the root loader failed. */
export const siteDataFromMatches = (matches: RouteMatches): SiteData | undefined => {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isSite(data) ? data : undefined
}

const wordsOfPage = (matches: RouteMatches): SerializedStrings | undefined => {
  const data = matches.find((match) => match?.id === 'site/shell/layout-route')?.loaderData
  return typeof data === 'string' ? data : undefined
}

/** Returns the strings of a group for use in a `meta` function. */
export const stringsFromMatches = <T extends object>(
  matches: RouteMatches,
  group: ContentGroup<T>,
): T =>
  contentStringsOf(
    group,
    mergeSerializedStrings(siteDataFromMatches(matches)?.content, wordsOfPage(matches)),
  )
