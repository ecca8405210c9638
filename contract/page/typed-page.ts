import { entryPages } from '#contract/entry-pages.ts'
import { previewParameter } from '#contract/site/site-preview.ts'

/** Query of the page panel that shows only the text being edited. */
export const unsavedPageQuery = `?${previewParameter}=typed`

/** URL of the iframe that previews the text being edited. */
export const unsavedPageUrl = entryPages.page.panel + unsavedPageQuery

export const unsavedPageMessages = {
  ready: 'salus:typed-ready',
  show: 'salus:typed-show',
} as const
