import { expect, test } from 'vitest'
import { deleteExpiredData } from '#server/lifecycle/sweep.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { days } from '#server/tools/testing/app/clock.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'

test('after a year the journal keeps author, time and action, without states', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  const { _id: id } = (await client.publication.addPublication(publicationFields())).data
  // More than one batch.
  const { queries } = app.services.database
  const [entry] = await queries
    .selectFrom('journal')
    .selectAll()
    .where('entityId', '=', id)
    .execute()
  if (!entry) throw new Error('Nothing was journalled')
  const many = Array.from({ length: 1_100 }, (_, n) => ({ ...entry, _id: `${n}`, before: '{}' }))
  for (let at = 0; at < many.length; at += 100) {
    await queries
      .insertInto('journal')
      .values(many.slice(at, at + 100))
      .execute()
  }
  const states = async () => {
    const all = await queries.selectFrom('journal').selectAll().where('entityId', '=', id).execute()
    return all.filter(({ before, after, rows }) => before ?? after ?? rows).length
  }
  app.advance(days(364))
  await deleteExpiredData(app.services)
  expect(await states()).toBe(1_101)
  app.advance(days(2))
  await deleteExpiredData(app.services)
  expect(await states()).toBe(0)
  const kept = await queries
    .selectFrom('journal')
    .selectAll()
    .where('_id', '=', entry._id)
    .execute()
  expect(kept).toEqual([{ ...entry, before: null, after: null, rows: null }])
})
