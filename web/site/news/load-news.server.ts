import { data } from 'react-router'
import { orUnavailable } from '#web/api/or-unavailable.ts'
import { loadErrors } from '#web/content/load-errors.ts'
import type { PageSource } from '#web/head/page-source.server.ts'
import { nameOfLink } from './link-name.server.ts'
import { viewNews } from './news-view.ts'

/** A latest post as its page shows it; one without a text has none. */
export const loadNewsPost = async ({ client, toProse, speech }: PageSource, id: string) => {
  const { data: post } = await orUnavailable(client.frontPage.getSingleFrontPage({ id }), {
    note: loadErrors.news,
  })
  if (post.content.trim() === '') throw data(null, { status: 404 })
  const view = await viewNews(post, { toProse }, speech)
  return { ...view, linkName: view.link === null ? '' : await nameOfLink(client, view.link) }
}
