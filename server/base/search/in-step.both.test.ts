import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/base/db/database.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { addPublication } from '#server/publication/store.ts'
import { makePost, startSite } from '#server/tools/testing/content/content.ts'
import { fillSite } from '#server/tools/testing/content/filled-site.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { freshPlace, openTestDatabase } from '#server/tools/testing/database/database.ts'
import { expectedIndex, readIndex } from '#server/tools/testing/search/search-index.ts'
import { buildWriteSteps, withChecks } from '#server/tools/testing/walks/every-write.ts'
import { createIndexBuilder } from './indexing.ts'
import { indexNextBatch, prepareIndex, rebuildIndex } from './rebuild.ts'

const addLarks = (database: Database, amount: number) =>
  writeInTransaction(database, { accountId: null, name: 'Test' }, async (tx) => {
    for (let n = 0; n < amount; n++)
      await addPublication(tx, publicationFields({ title: `Larks ${n}` }))
  })

test('after every change the index equals a rebuilt one', async () => {
  const site = await startSite()
  const { admin, app } = site
  const { database } = app.services
  const content = await fillSite(site)
  for (const { call, run, at, isLookedAt } of withChecks(await buildWriteSteps(content))) {
    await run(admin)
    if (!isLookedAt) continue
    const [followed, expected] = [await readIndex(database), await expectedIndex(database)]
    expect(followed.join('\n'), `after ${call} (step ${at})`).toBe(expected.join('\n'))
  }
  const followed = await readIndex(database)
  await rebuildIndex(database.queries)
  expect(followed).toEqual(await readIndex(database))
})

test('concurrent changes of one project keep the index consistent', async () => {
  const { admin, app } = await startSite()
  const { database } = app.services
  const { post } = admin
  const { _id: postId } = await makePost(admin)
  const sections = []
  for (let n = 0; n < 8; n++) sections.push((await post.createSubPost({ postId })).data)
  await Promise.all(
    sections.map(({ _id: subPostId }, n) =>
      post.updateSubPost({ postId, subPostId, sectionName: `Section${n}` }),
    ),
  )
  const followed = await readIndex(database)
  await rebuildIndex(database.queries)
  expect(followed).toEqual(await readIndex(database))
})

test('an outdated index is rebuilt when the database is opened', async () => {
  const place = await freshPlace()
  const database = await openTestDatabase({ place })
  await addLarks(database, 2)
  const before = await readIndex(database)
  expect(before.join()).toContain('larks')
  await sql`delete from "searchEntry"`.execute(database.queries)
  await sql`update "searchState" set value = 'older'`.execute(database.queries)
  await database.close()
  expect(await readIndex(await openTestDatabase({ place }))).toEqual(before)
})

test('a server builds a large index in the background, reports progress, and continues an earlier start', async () => {
  // A site of its own, because a server caches that its index is complete.
  const { admin, app } = await startSite({ parts: () => ({}) })
  const { database } = app.services
  const { queries } = database
  // Like visitors, whose responses are cached.
  const isComplete = async () => (await app.client().search.find({ q: 'larks' })).isComplete
  await addLarks(database, 60)
  await sql`update "searchState" set value = 'older'`.execute(queries)
  await prepareIndex(queries, undefined, 10)
  expect(await isComplete()).toBe(false)
  await indexNextBatch(queries, async () => undefined)
  // Another start, or another instance, must keep the progress.
  await prepareIndex(queries, undefined, 10)
  const { publications } = await admin.publication.showAllPublications({ limit: 1 })
  await admin.publication.updatePublication({ id: publications[0]?._id ?? '', title: 'Owls' })
  await Promise.all([createIndexBuilder(database).run(), createIndexBuilder(database).run()])
  expect(await readIndex(database)).toEqual(await expectedIndex(database))
  expect(await isComplete()).toBe(true)
})
