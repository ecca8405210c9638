import type { SalusClient } from '#contract/api.ts'
import type { SiteLanguage } from '#contract/language/language.ts'
import type { Face } from '#contract/site/default-brand.ts'
import type { DraftEntity } from './draft.ts'

/** How long the loaders play, in milliseconds; with 0 there is none. */
export interface LoaderTimes {
  /** On a full load of a public page. */
  readonly introMs: number
  /** On a change to another public page. */
  readonly transitionMs: number
}

/** Where a copy of the site stands that is plain files. */
export interface Place {
  /** The path below which it stands, with a slash at both ends; `/` at the root of a host. */
  readonly base: string
  /** The origin of the Salus that takes what is sent by forms; null where none does. */
  readonly forms: string | null
}

/** The entry that a preview shows as it would be published. */
export interface Previewed {
  readonly entity: DraftEntity
  readonly id: string
  /** The moment until which its link works. */
  readonly until: string
}

/** Has a text read that may take long, apart from the server; null where it takes more time or memory than it may. */
export type ReadApart = (job: {
  readonly markdown: string
  readonly place: { readonly prefix: string; readonly level: number }
}) => Promise<unknown>

/** What the site's renderer is given for one page. */
export interface RenderTools {
  /** Reaches the API within the process, in the language of the page. */
  readonly client: SalusClient
  /** The same in another language; undefined is the main one. */
  clientIn(lang: string | undefined): SalusClient
  /** The paths of an entry's page in each language, in their order; undefined for any other page. */
  pathsIn(path: string): Promise<readonly string[] | undefined>
  /** Marks the scripts that are ours; an injected one cannot know it. */
  readonly nonce: string
  /** The site's root, without a trailing slash. */
  readonly publicUrl: string
  readonly loaders: LoaderTimes
  /** The site's languages, the main one first. */
  readonly languages: readonly SiteLanguage[]
  /** The one that the page is in, where that is not the main one. */
  readonly lang?: string | undefined
  /** What the page at the address of a preview shows. */
  readonly preview?: Previewed
  /** Where the page will stand as a file. */
  readonly place?: Place | undefined
}

/** A page, or whatever else the site answers an address with. */
export interface RenderedPage {
  readonly status: number
  readonly type: string
  readonly body: string
  /** What else the page says in headers: links to what belongs to it, what it varies by, where it has gone. */
  readonly headers?: Readonly<Partial<Record<'link' | 'vary' | 'location', string>>>
}

/** Placeholder for the style sheet in a rendered page: the sheet is larger than most pages, and the same in each. */
export const sheetMark = (nonce: string): string => `/* ${nonce} */`

/** Renders one page of the site. */
export type Render = (request: Request, tools: RenderTools) => Promise<RenderedPage>

/** Makes what renders pages, and keeps what it has made ready for the next; the web build exports it to the server. */
export type CreateRender = (readApart: ReadApart) => Render

/** What the web build hands to the server. */
export interface WebBuild {
  readonly createRender: CreateRender
  /** The style sheet of every page, which replaces `sheetMark`. */
  readonly sheet: string
  /** What follows it where headlines are set in another face. */
  readonly faceSheets: Readonly<Record<Face, string>>
  /** What follows them on pages in a language. */
  languageSheet(language: SiteLanguage, isOneOfSeveral: boolean): string
  /** The style sheet of the API's page for people. */
  readonly apiPageSheet: string
  /** What a copy of the site as files starts with. */
  scriptsAt(base: string): StartScripts
}

/** The scripts that pages of a copy start with. */
export interface StartScripts {
  /** The list of its routes, as a script. */
  readonly manifest: { readonly path: string; readonly text: string }
  /** The files that it names, as paths of the live site. */
  readonly files: readonly string[]
}
