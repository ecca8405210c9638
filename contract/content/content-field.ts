import type { HomeSection } from './home.ts'

/** A field of a list's items. */
export type ListItemField =
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
  readonly label: string
  /** Pages that show the field, the main one first. */
  readonly on: readonly ContentPage[]
  /** The home page section with the field. Undefined if the field also appears elsewhere. */
  readonly section?: HomeSection
  /**
   * Whether the default text is about an invented group, so that the admin area lists it until it is replaced
   * or confirmed.
   */
  readonly isClaim?: true
}

/** Definition of an editable field of a page. */
export type ContentField = FieldFacts &
  (
    | {
        /** One line, or a longer text. */
        readonly kind: 'line' | 'text'
        readonly most: number
        /** Whether the field may be empty. */
        readonly optional?: true
      }
    /** Target of a link: a page, a URL, or none. */
    | { readonly kind: 'target' }
    /** A picture with its alternative text. A `film` can have a video as well. */
    | { readonly kind: 'picture' | 'film'; readonly shipped: readonly string[] }
    /** A list of items with equal fields. */
    | {
        readonly kind: 'list'
        readonly least: number
        readonly most: number
        readonly parts: Readonly<Record<string, ListItemField>>
      }
    /** One of several options, with labels by value. */
    | { readonly kind: 'choice'; readonly of: Readonly<Record<string, string>> }
    /** The shown sections in their order. */
    | { readonly kind: 'sections'; readonly of: readonly string[] }
  )

type Where = ContentPage | readonly ContentPage[]
const pageList = (on: Where): readonly ContentPage[] => (typeof on === 'string' ? [on] : on)

/** Defines a required line. */
export const defineLineField = (on: Where, label: string, most = 120): ContentField => ({
  kind: 'line',
  label,
  on: pageList(on),
  most,
})

/** Defines a line that may be empty. */
export const defineOptionalLineField = (on: Where, label: string, most = 120): ContentField => ({
  kind: 'line',
  label,
  on: pageList(on),
  most,
  optional: true,
})

/** Defines a text that may be empty. */
export const defineTextField = (on: Where, label: string, most = 2_000): ContentField => ({
  kind: 'text',
  label,
  on: pageList(on),
  most,
  optional: true,
})

export const definePictureField = (
  on: Where,
  label: string,
  shipped: readonly string[],
): ContentField => ({
  kind: 'picture',
  label,
  on: pageList(on),
  shipped,
})

/** Defines a built-in or uploaded video, or a picture instead. */
export const defineVideoField = (
  on: Where,
  label: string,
  shipped: readonly string[],
): ContentField => ({
  kind: 'film',
  label,
  on: pageList(on),
  shipped,
})

/** Defines a choice of options, with labels by value. */
export const defineChoiceField = (
  on: Where,
  label: string,
  of: Readonly<Record<string, string>>,
): ContentField => ({ kind: 'choice', label, on: pageList(on), of })

/** Defines a list of items with equal fields. */
export const defineListField = (
  on: Where,
  label: string,
  parts: Readonly<Record<string, ListItemField>>,
  [least, most]: readonly [number, number],
): ContentField => ({ kind: 'list', label, on: pageList(on), parts, least, most })

/** Defines a heading, a button label or another fixed text. */
export const defineLabelField = (on: ContentPage, called: string, shipped: string): ContentField =>
  shipped.length > 80 ? defineTextField(on, called, 1_000) : defineLineField(on, called, 200)

/**
 * Marks a field whose default text is about an invented group, so that the admin area lists it until it is
 * replaced or confirmed.
 */
export const markAsInventedClaim = (field: ContentField): ContentField => ({
  ...field,
  isClaim: true,
})

/** Marks a field that only one section of the home page shows. */
export const limitToHomeSection = (section: HomeSection, field: ContentField): ContentField => ({
  ...field,
  section,
})
