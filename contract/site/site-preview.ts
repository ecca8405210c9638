/** What the Site panel and the page it shows beside its form say to each other. */
export const previewKind = {
  /** The page is ready to receive. */
  ready: 'salus:preview-ready',
  /** What to show, and which text to mark. */
  show: 'salus:preview-show',
  /** A text of the page was pressed. */
  pick: 'salus:preview-pick',
} as const

/** The parameter with which a page lets the admin area frame it. */
export const previewParameter = 'preview'

/** The query with which a form frames the page of its entry. */
export const entryPreviewQuery = `?${previewParameter}=entry`

/** How a page is to look while the brand is being chosen. */
export interface PreviewLook {
  /** What follows its style sheet. */
  readonly sheet: string
  readonly name: string
  /** For narrow places. */
  readonly shortName: string
}
