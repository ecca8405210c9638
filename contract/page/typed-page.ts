import { entryPages } from '#contract/entry-pages.ts'
import { previewParameter } from '#contract/site/site-preview.ts'

/** The query with which the panel of pages shows nothing but a text that is being typed. */
export const typedPageQuery = `?${previewParameter}=typed`

/** What the form frames to show its text as visitors will see it. */
export const typedPageAddress = entryPages.page.panel + typedPageQuery

/** What the form and its frame say to each other. */
export const typedPageKind = {
  /** The frame listens. */
  ready: 'salus:typed-ready',
  /** The text to show. */
  show: 'salus:typed-show',
} as const
