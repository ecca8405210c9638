import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#server/base/db/id.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'

test('a local call returns the same response as HTTP', async () => {
  const app = await startTestApp()
  const { publication } = app.client(await app.adminToken())
  for (let at = 0; at < 3; at++) await publication.addPublication(publicationFields())
  const [local, visitor] = [app.local, app.client()]
  const part = { limit: 2, offset: 1, search: publicationFields().title }
  expect(await local.publication.showAllPublications(part)).toEqual(
    await visitor.publication.showAllPublications(part),
  )
  expect(await local.settings.getSettings()).toEqual(await visitor.settings.getSettings())
})

test('a local call throws the same errors as HTTP', async () => {
  const app = await startTestApp()
  const id = newId()
  for (const client of [app.local, app.client()]) {
    await expect(client.message.showAllMessages()).rejects.toMatchObject({ status: 401 })
    await expect(client.post.getSinglePost({ id })).rejects.toMatchObject({
      code: 'notFound',
      status: 404,
    })
  }
})

test('an invalid id is an input error, not a server error', async () => {
  const { local } = await startTestApp()
  await expect(local.post.getSinglePost({ id: 'unknown' })).rejects.toMatchObject({
    code: 'invalid',
    status: 400,
    errors: [{ path: 'id', message: 'Not a valid id' }],
  })
})

test('local calls count towards no limit', async () => {
  const app = await startTestApp({ rateLimits: true })
  for (let at = 0; at < 700; at++) await app.local.settings.getSettings()
  await expect(app.client().settings.getSettings()).resolves.toBeDefined()
})

test('a server error is logged, and thrown without its cause', async () => {
  const app = await startTestApp()
  await sql`alter table logo rename to gone`.execute(app.services.database.queries)
  await expect(app.local.logo.getLogo()).rejects.toMatchObject({
    code: 'internal',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  })
  expect(app.takeErrors()).toHaveLength(1)
})

test('reads are memoized until a commit changes their data', async () => {
  const app = await startTestApp()
  const { publication, settings } = app.client(await app.adminToken())
  const { data: added } = await publication.addPublication(publicationFields())
  const title = async () => (await app.local.publication.publicationEntries({})).entries[0]?.title
  const first = await title()
  // Bypasses the change feed, to detect reads.
  await sql`update publication set title = 'Unseen'`.execute(app.services.database.queries)
  await settings.updateSettings({ phone: '1' })
  expect(await title()).toBe(first)
  await publication.updatePublication({ id: added._id, title: 'Seen' })
  expect(await title()).toBe('Seen')
})
