import type { HomeSection } from './home.ts'

/** A part of a list's entry. */
export type PartField =
  | { readonly kind: 'line' | 'text'; readonly label: string; readonly most: number }
  | { readonly kind: 'picture'; readonly label: string; readonly shipped: readonly string[] }
  | { readonly kind: 'choice'; readonly label: string; readonly of: readonly string[] }

/** A page of the Site panel. */
export type ContentPage =
  | 'home'
  | 'about'
  | 'projects'
  | 'project'
  | 'team'
  | 'publications'
  | 'research'
  | 'grants'
  | 'news'
  | 'newsletter'
  | 'categories'
  | 'contact'
  | 'search'
  | 'own'
  | 'missing'
  | 'frame'

interface FieldFacts {
  /** What people call it. */
  readonly label: string
  /** Where it shows, the page of its own first. */
  readonly on: readonly ContentPage[]
  /** The section of the home page that it belongs to and nothing else shows. */
  readonly section?: HomeSection
  /** Whether its default says something of an invented group. */
  readonly isClaim?: true
}

/** What a field of a page can hold. */
export type ContentField = FieldFacts &
  (
    | {
        /** One line, or a few sentences. */
        readonly kind: 'line' | 'text'
        readonly most: number
        /** Whether the page stands without it. */
        readonly optional?: true
      }
    /** Where a link leads: a page, an address, or nowhere. */
    | { readonly kind: 'target' }
    /** A picture with its alternative text; `film` may also be a film. */
    | { readonly kind: 'picture' | 'film'; readonly shipped: readonly string[] }
    /** Entries of the same parts, which can grow and shrink. */
    | {
        readonly kind: 'list'
        readonly least: number
        readonly most: number
        readonly parts: Readonly<Record<string, PartField>>
      }
    /** One of a few ways to do something: each by its name and what people call it. */
    | { readonly kind: 'choice'; readonly of: Readonly<Record<string, string>> }
    /** Which of some sections a page shows, in which order. */
    | { readonly kind: 'sections'; readonly of: readonly string[] }
  )

type Where = ContentPage | readonly ContentPage[]
const places = (on: Where): readonly ContentPage[] => (typeof on === 'string' ? [on] : on)

/** One line that must say something. */
export const line = (on: Where, label: string, most = 120): ContentField => ({
  kind: 'line',
  label,
  on: places(on),
  most,
})

/** One line that may be left empty. */
export const optionalLine = (on: Where, label: string, most = 120): ContentField => ({
  kind: 'line',
  label,
  on: places(on),
  most,
  optional: true,
})

/** A few sentences, or none. */
export const text = (on: Where, label: string, most = 2_000): ContentField => ({
  kind: 'text',
  label,
  on: places(on),
  most,
  optional: true,
})

/** A picture with its alternative text. */
export const picture = (on: Where, label: string, shipped: readonly string[]): ContentField => ({
  kind: 'picture',
  label,
  on: places(on),
  shipped,
})

/** A film that ships or of one's own, or a picture in its place. */
export const film = (on: Where, label: string, shipped: readonly string[]): ContentField => ({
  kind: 'film',
  label,
  on: places(on),
  shipped,
})

/** One of a few ways: each by its name and what people call it. */
export const choice = (
  on: Where,
  label: string,
  of: Readonly<Record<string, string>>,
): ContentField => ({ kind: 'choice', label, on: places(on), of })

/** Entries of the same parts. */
export const list = (
  on: Where,
  label: string,
  parts: Readonly<Record<string, PartField>>,
  [least, most]: readonly [number, number],
): ContentField => ({ kind: 'list', label, on: places(on), parts, least, most })

/** A heading, the name of a button or another fixed word of a page. */
export const label = (on: ContentPage, called: string, shipped: string): ContentField =>
  shipped.length > 80 ? text(on, called, 1_000) : line(on, called, 200)

/** A field whose default says something of an invented group. */
export const claim = (field: ContentField): ContentField => ({ ...field, isClaim: true })

/** A field that only one section of the home page shows. */
export const inSection = (section: HomeSection, field: ContentField): ContentField => ({
  ...field,
  section,
})
