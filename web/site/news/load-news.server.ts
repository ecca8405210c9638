import { data } from 'react-router'
import type { SalusClient } from '#contract/api.ts'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { Speech } from '#web/content/speech.ts'
import { toProse } from '#web/prose/markdown.server.ts'
import { nameOfLink } from './link-name.server.ts'
import { viewNews } from './news-view.ts'

/** A latest post as its page shows it; one without a text has none. */
export const loadNewsPost = async (client: SalusClient, id: string, speech?: Speech) => {
  const { data: post } = await orUnavailable(client.frontPage.getSingleFrontPage({ id }), {
    note: loadErrors.news,
  })
  if (post.content.trim() === '') throw data(null, { status: 404 })
  const view = await viewNews(post, { toProse }, speech)
  return { ...view, linkName: view.link === null ? '' : await nameOfLink(client, view.link) }
}
