import { expect, test } from 'vitest'
import { entryPath } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { seedExamples } from '#server/tools/demo/seed.ts'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { openAddresses } from '#server/tools/testing/http/public-addresses.ts'

/** Links with nothing but ends and beginnings of inline elements between them. */
const glued = /<\/a>(?:<\/?(?:span|strong|em|b|i|small|bdi)\b[^>]*>)*<a\b[^>]*>/g

/** A page without what is neither shown nor read out. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')

test('neighbouring links are apart where no style sheet is read', async () => {
  const { admin, app } = await startBuiltPages()
  await seedExamples(app.services)
  const { publications } = await admin.publication.showAllPublications({ limit: 2 })
  const { posts } = await admin.post.getAllPosts()
  const { frontPages } = await admin.frontPage.frontPages()
  const { profiles } = await admin.profile.profiles()
  const entries = [
    ...publications.map((each) => entryPath(entryPages.publication, each)),
    ...posts.map((each) => entryPath(entryPages.project, each)),
    ...frontPages.map((each) => entryPath(entryPages.news, each)),
    ...profiles.slice(0, 3).map((each) => entryPath(entryPages.person, each)),
  ]
  const found = new Map<string, string[]>()
  for (const path of [...openAddresses('brain'), ...entries]) {
    if (path === null) continue
    const html = await (await app.fetch(path, {})).text()
    const links = withoutScripts(html).match(glued)
    if (links) found.set(path, links)
  }
  expect([...found]).toEqual([])
})
