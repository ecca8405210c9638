/** Types of messages between the Site panel and its preview iframe. */
export const previewMessages = {
  ready: 'salus:preview-ready',
  show: 'salus:preview-show',
  pick: 'salus:preview-pick',
} as const

/** Query parameter that allows the admin area to embed a page in an iframe. */
export const previewParameter = 'preview'

/** Query of an entry's page in the preview iframe of its form. */
export const entryPreviewQuery = `?${previewParameter}=entry`

/** Unsaved brand that the preview shows while a user edits it. */
export interface PreviewBrand {
  /** CSS that is added after the style sheet of the page. */
  readonly sheet: string
  readonly name: string
  readonly shortName: string
}
