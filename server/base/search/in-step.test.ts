import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content.ts'
import { freshPlace, openTestDatabase } from '#server/tools/testing/database.ts'
import { everyWrite, withLooks } from '#server/tools/testing/every-write.ts'
import { fillSite } from '#server/tools/testing/filled-site.ts'
import { expectedIndex, readIndex } from '#server/tools/testing/search-index.ts'
import { rebuildIndex } from './rebuild.ts'

test('after every change the index is as if it had been made anew', async () => {
  const site = await startSite()
  const { admin, app } = site
  const { database } = app.services
  const content = await fillSite(site)
  for (const { call, run, at, isLookedAt } of withLooks(await everyWrite(content))) {
    await run(admin)
    if (!isLookedAt) continue
    const [followed, expected] = [await readIndex(database), await expectedIndex(database)]
    expect(followed.join('\n'), `after ${call} (step ${at})`).toBe(expected.join('\n'))
  }
  const followed = await readIndex(database)
  await rebuildIndex(database.queries)
  expect(followed).toEqual(await readIndex(database))
})

test('many who change one project at once leave the index in step', async () => {
  const site = await startSite()
  const { database } = site.app.services
  const { one } = await fillSite(site)
  const { post } = site.admin
  const postId = one._id
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

test('an index that another version made is made anew when the database is opened', async () => {
  const place = await freshPlace()
  const site = await startSite({ place })
  await fillSite(site)
  await site.app.close()
  const database = await openTestDatabase({ place })
  const before = await readIndex(database)
  await sql`delete from "searchEntry"`.execute(database.queries)
  await sql`update "searchState" set value = 'older'`.execute(database.queries)
  await database.close()
  expect(await readIndex(await openTestDatabase({ place }))).toEqual(before)
})
