import type { SalusClient } from '#contract/api.ts'
import { cutText } from '#contract/cut-text.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import { toProse } from '#web/prose/markdown.server.ts'
import { plainText } from '#web/prose/plain-text.server.ts'

const describedBy = 160

/** A page of the group's own as visitors see it. */
export const loadOwnPage = async (
  client: SalusClient,
  wanted: { path: string } | { pageId: string },
) => {
  const { page } = await orUnavailable(client.page.getPage(wanted), { note: loadErrors.page })
  const { title, path, content, inSitemap } = page
  return {
    ...{ title, path, inSitemap },
    description: cutText(plainText(content), describedBy),
    prose: await toProse(content, { prefix: 'page', level: 2 }),
  }
}

export type OwnPageView = Awaited<ReturnType<typeof loadOwnPage>>
