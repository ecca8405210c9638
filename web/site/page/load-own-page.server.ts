import { appendAll } from '#contract/list/any-length.ts'
import { removePageBlocks } from '#contract/page/blocks.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { loadOrErrorPage } from '#web/api/load-or-error-page.ts'
import { formatLastUpdate } from '#web/content/last-updated-view.ts'
import type { PageLoaderTools } from '#web/head/page-source.server.ts'
import { proseToPlainText } from '#web/prose/prose-to-plain-text.server.ts'
import { hideClosedPositions } from './hide-closed-positions.ts'
import { loadPagePart, type PagePartView, splitPageParts } from './load-part.ts'

const describedBy = 160
const failure = { note: 'Failed to load page' }

/**
 * Loads a custom page as visitors see it. In a preview, the result also contains notes about hidden parts.
 */
export const loadCustomPage = async (
  { client, main, toProse, speech }: PageLoaderTools,
  wanted: { path: string } | { pageId: string },
  { isPreview = false } = {},
) => {
  const {
    page,
    updatedAt,
    today = '',
  } = await loadOrErrorPage(client.page.getPage(wanted), failure)
  const { _id, title, path, content, inSitemap } = page
  const parts: PagePartView[] = []
  for (const [index, part] of splitPageParts(content).entries()) {
    const loading = loadPagePart({ client, main, today, toProse, speech }, part, index)
    appendAll(parts, await loadOrErrorPage(loading, failure))
  }
  return {
    id: _id,
    title,
    untranslated: page.untranslated,
    path,
    inSitemap,
    updated: formatLastUpdate(updatedAt, speech),
    parts: isPreview ? parts : hideClosedPositions(parts),
    description: truncateText(proseToPlainText(removePageBlocks(content)), describedBy),
  }
}

export type CustomPageView = Awaited<ReturnType<typeof loadCustomPage>>
