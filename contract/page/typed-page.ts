import { entryPages } from '#contract/entry-pages.ts'
import { previewParameter } from '#contract/site/site-preview.ts'

/** Query of the page panel that shows only the text being edited. */
export const typedPageQuery = `?${previewParameter}=typed`

/** URL of the iframe that previews the text being edited. */
export const typedPageAddress = entryPages.page.panel + typedPageQuery

export const typedPageKind = {
  ready: 'salus:typed-ready',
  show: 'salus:typed-show',
} as const
