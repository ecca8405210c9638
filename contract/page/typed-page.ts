import { entryPages } from '#contract/entry-pages.ts'
import { previewParameter } from '#contract/site/site-preview.ts'

/** Query with which the panel of custom pages shows only a preview of the unsaved text. */
export const unsavedPageQuery = `?${previewParameter}=typed`

/** URL of the iframe that previews the text being edited. */
export const unsavedPageUrl = entryPages.page.panel + unsavedPageQuery

export const unsavedPageMessages = {
  ready: 'salus:typed-ready',
  show: 'salus:typed-show',
} as const
