import type { SalusClient } from '#contract/api.ts'
import type { SiteLanguage } from '#contract/language/language.ts'
import type { HeadlineFont } from '#contract/site/default-brand.ts'
import type { DraftableEntityName } from './draft.ts'

/** Durations of the loading animations in milliseconds. 0 turns one off. */
export interface LoadingAnimationTimes {
  /** Duration when a visitor opens the site. */
  readonly introMs: number
  /** Duration when a visitor follows a link to another public page. */
  readonly transitionMs: number
}

export interface StaticCopyTarget {
  /** Base path with a leading and a trailing slash. `/` is the root of the host. */
  readonly base: string
  /** Origin of the Salus that receives submitted forms, or null. */
  readonly forms: string | null
}

export interface PreviewedEntry {
  readonly entity: DraftableEntityName
  readonly id: string
  /** Time at which the preview link expires. */
  readonly until: string
}

/** Parses a long text in a process of its own. Returns null if it exceeds the limits on time or memory. */
export type LongMarkdownParser = (job: {
  readonly markdown: string
  readonly place: { readonly prefix: string; readonly level: number }
}) => Promise<unknown>

/** A page of a collection: its list, or that of one item. */
export interface CollectionPage {
  /** Key of the collection. */
  readonly key: string
  readonly itemId?: string
}

export interface PageRenderTools {
  /** Calls the API in the page's language, without a network request. */
  readonly client: SalusClient
  /** Creates a client for another language. Undefined is the main language. */
  clientIn(lang: string | undefined): SalusClient
  /** Returns the paths of an entry's page in all languages. Undefined for other pages. */
  pathsIn(path: string): Promise<readonly string[] | undefined>
  readonly nonce: string
  /** Origin of the site, without a trailing slash. */
  readonly publicUrl: string
  readonly loaders: LoadingAnimationTimes
  /** Languages of the site. The first is the main language. */
  readonly languages: readonly SiteLanguage[]
  /** Language of the page. Undefined is the main language. */
  readonly lang?: string | undefined
  readonly preview?: PreviewedEntry
  /** Current path, without language prefix, if the requested one is a former path of an entry. */
  readonly movedTo?: string
  /** The collection to which the path belongs. Undefined for other pages. */
  readonly collection?: CollectionPage | undefined
  readonly place?: StaticCopyTarget | undefined
}

export interface RenderedPage {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Partial<Record<'link' | 'vary' | 'location', string>>>
}

/**
 * Returns the placeholder for the style sheet in rendered pages. The sheet is inserted later, because it is larger than most
 * pages and the same in each.
 */
export const styleSheetPlaceholder = (nonce: string): string => `/* ${nonce} */`

export type PageRenderer = (request: Request, tools: PageRenderTools) => Promise<RenderedPage>

export type CreatePageRenderer = (readApart: LongMarkdownParser) => PageRenderer

export interface WebBuild {
  readonly createRender: CreatePageRenderer
  /** Style sheet of all pages, inserted at the `styleSheetPlaceholder`. */
  readonly sheet: string
  /** Further CSS that each headline font needs. */
  readonly faceSheets: Readonly<Record<HeadlineFont, string>>
  languageSheet(language: SiteLanguage, isOneOfSeveral: boolean): string
  readonly apiPageSheet: string
  scriptsAt(base: string): StaticEntryScripts
}

export interface StaticEntryScripts {
  readonly manifest: { readonly path: string; readonly text: string }
  /** Paths at which the live site serves the files of the manifest. */
  readonly files: readonly string[]
}
