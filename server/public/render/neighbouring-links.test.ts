import { expect, test } from 'vitest'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { seedExamples } from '#server/tools/demo/seed.ts'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { listOpenUrls } from '#server/tools/testing/http/public-addresses.ts'

/** Matches links with nothing but inline tags between them. */
const glued = /<\/a>(?:<\/?(?:span|strong|em|b|i|small|bdi)\b[^>]*>)*<a\b[^>]*>/g

/** Removes content that is neither displayed nor read aloud. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')

test('neighbouring links are separated even without CSS', async () => {
  const { admin, app } = await startBuiltPages()
  await seedExamples(app.services)
  const { publications } = await admin.publication.showAllPublications({ limit: 2 })
  const { posts } = await admin.post.getAllPosts()
  const { frontPages } = await admin.frontPage.frontPages()
  const { profiles } = await admin.profile.profiles()
  const entries = [
    ...publications.map((each) => canonicalEntryPath(entryPages.publication, each)),
    ...posts.map((each) => canonicalEntryPath(entryPages.project, each)),
    ...frontPages.map((each) => canonicalEntryPath(entryPages.news, each)),
    ...profiles.slice(0, 3).map((each) => canonicalEntryPath(entryPages.person, each)),
  ]
  const found = new Map<string, string[]>()
  for (const path of [...listOpenUrls('brain'), ...entries]) {
    if (path === null) continue
    const html = await (await app.fetch(path, {})).text()
    const links = withoutScripts(html).match(glued)
    if (links) found.set(path, links)
  }
  expect([...found]).toEqual([])
})
