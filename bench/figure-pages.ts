import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { findFigures } from '#contract/figure/figure-problems.ts'

/** A page with a scan and a recording, and an equal page with their posters only. */
export const figurePages = { figures: '/with-figures', pictures: '/with-pictures' }

/** Adds both pages to a running installation with the example content. */
export const addFigurePages = async (url: string, token: string): Promise<void> => {
  const client = createApiClient(api, {
    fetch: (path, init) => fetch(url + path, init),
    token: () => token,
  })
  const { posts } = await client.post.getAllPosts({})
  const lines = posts.flatMap(({ content }) =>
    findFigures(content).map(({ line, figure }) => ({
      figure: content.split('\n')[line - 1] ?? '',
      picture: `![${figure.alt}](${figure.still})`,
    })),
  )
  if (lines.length !== 2) throw new Error('The example content has a scan and a recording')
  const add = async (path: string, shown: readonly string[]) => {
    const content = shown.map((line) => `Words before it.\n\n${line}`).join('\n\n')
    await client.page.createPage({ title: 'Figures', path, content, status: 'published' })
  }
  await add(
    figurePages.figures,
    lines.map(({ figure }) => figure),
  )
  await add(
    figurePages.pictures,
    lines.map(({ picture }) => picture),
  )
}
