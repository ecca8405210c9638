import type { ChangedContent } from '#contract/content/group.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import type { SiteMenus } from './default-menus.ts'

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

/** Unsaved settings and menus that the header and the footer of the preview show. */
export interface PreviewFrame {
  readonly settings: Partial<SiteSettings>
  readonly menus: SiteMenus
}

/** Unsaved content that a panel of the admin area sends to its preview. */
export interface SitePanelPreview {
  readonly content: ChangedContent
  readonly frame?: PreviewFrame | undefined
}
