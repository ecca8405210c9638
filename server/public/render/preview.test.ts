import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contentPages } from '#contract/content/pages.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { entryPreviewQuery } from '#contract/site/site-preview.ts'
import { startBuiltPages } from '#server/tools/testing/app/built-pages.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { parsePageRequest } from './page-address.ts'

test('a page embedded by the admin area is cached apart from the ordinary page', () => {
  expect(parsePageRequest('/about')).toEqual({ key: '/about', path: '/about' })
  expect(parsePageRequest('/about?preview')).toEqual({
    key: '/about preview',
    path: '/about',
    isFramed: true,
  })
  expect(parsePageRequest('/nowhere')).toEqual({ key: '/404', path: '/404' })
  expect(parsePageRequest('/nowhere?preview')).toEqual({
    key: '/404 preview',
    path: '/404',
    isFramed: true,
  })
})

test('panels embed pages of the site and of unchanged entries, to which a shared link leads', async () => {
  const site = await startBuiltPages()
  await fillSite(site)
  const { admin, app } = site
  const open = async (path: string) => {
    const { status, headers } = await app.fetch(path, { redirect: 'manual' })
    const [, framedBy] = /frame-ancestors ([^;]*)/.exec(
      headers.get('content-security-policy') ?? '',
    ) ?? ['', '']
    return { status, framedBy, location: headers.get('location') ?? '' }
  }
  for (const entity of draftableEntityNames) {
    const { rows } = await sql<{ _id: string }>`
      select "_id" from ${sql.table(entity)} where status = 'published'`.execute(
      app.services.database.queries,
    )
    const { url } = await admin.preview.sharePreview({ entity, id: rows[0]?._id ?? '' })
    const { pathname } = new URL(url)

    const shared = await open(pathname)
    expect([entity, shared.status]).toEqual([entity, 302])
    expect(await open(shared.location)).toMatchObject({ status: 200, framedBy: "'none'" })

    const framed = await open(pathname + entryPreviewQuery)
    expect(framed).toMatchObject({ status: 302, location: shared.location + entryPreviewQuery })
    expect(await open(framed.location)).toMatchObject({ status: 200, framedBy: "'self'" })
  }
  for (const { path } of contentPages)
    expect(await open(`${path}?preview`), path).toMatchObject({ framedBy: "'self'" })
  const ended = await open(`/preview/${'0'.repeat(64)}${entryPreviewQuery}`)
  expect(ended).toMatchObject({ status: 404, framedBy: "'self'" })
})
