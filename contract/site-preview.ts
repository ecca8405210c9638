/** What the Site panel and the page it shows beside its form say to each other. */
export const previewKind = {
  /** The page listens. */
  ready: 'salus:preview-ready',
  /** What to show, and which text to mark. */
  show: 'salus:preview-show',
  /** A text of the page was pressed. */
  pick: 'salus:preview-pick',
} as const

/** The parameter with which a page lets the Site panel frame it. */
export const previewParameter = 'preview'
