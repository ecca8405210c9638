import type { SalusClient } from '#contract/api.ts'
import { readParts, withoutBlocks } from '#contract/blocks.ts'
import { cutText } from '#contract/cut-text.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { plainText } from '#web/prose/plain-text.server.ts'
import { loadPart, type PartView } from './load-part.server.ts'

const describedBy = 160
/** More blocks than this are no page any more. */
const mostParts = 100

/** A page of the group's own as visitors see it; in a preview also with notes on what they do not see. */
export const loadOwnPage = async (
  client: SalusClient,
  wanted: { path: string } | { pageId: string },
  { isPreview = false } = {},
) => {
  const { page } = await orUnavailable(client.page.getPage(wanted), { note: loadErrors.page })
  const { _id, title, path, content, inSitemap } = page
  const parts: PartView[] = []
  for (const [index, part] of readParts(content).slice(0, mostParts).entries()) {
    const view = await orUnavailable(loadPart(client, part, index), { note: loadErrors.page })
    if (view.kind !== 'note' || isPreview) parts.push(view)
  }
  return {
    ...{ id: _id, title, path, inSitemap, parts },
    description: cutText(plainText(withoutBlocks(content)), describedBy),
  }
}

export type OwnPageView = Awaited<ReturnType<typeof loadOwnPage>>
