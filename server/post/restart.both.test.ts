import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ApiError } from '#contract/call/api-error.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makeCategory, startSite } from '#server/tools/testing/content/content.ts'
import { databaseKind, freshPlace } from '#server/tools/testing/database/database.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'

/**
 * Returns a function that ends every connection to a database, as a restart of the server would.
 */
const cutter = async (url: string) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return () =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
}

describe.runIf(databaseKind === 'postgres')('if PostgreSQL restarts', () => {
  test('some requests fail with 503, and no confirmed write is lost', async () => {
    const place = await freshPlace()
    const { app, admin, visitor } = await startSite({ place })
    const cut = await cutter(place.databaseUrl ?? '')
    const { _id: category } = await makeCategory(admin)
    const image = await freshPicture()
    const kept: string[] = []
    const refused: number[] = []
    let isOver = false
    const keepWriting = async (writer: number) => {
      for (let n = 0; !isOver; n++) {
        const title = `${writer}.${n}`
        try {
          const fields = { title, shortDesc: 'x', content: 'x', category, references: [title] }
          const { data } = await admin.post.createPost(n % 3 ? fields : { ...fields, image })
          kept.push(data._id)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          refused.push(error.status)
        }
      }
    }
    const writers = Array.from({ length: 6 }, (_, n) => keepWriting(n))
    for (let n = 0; n < 12; n++) {
      // Waits for a successful write, so that each cut happens while writing, even on slow
      // machines.
      const before = kept.length
      await eventually(() => expect(kept.length).toBeGreaterThan(before))
      await cut()
    }
    isOver = true
    await Promise.all(writers)
    app.takeErrors()
    expect(kept.length).toBeGreaterThan(0)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused)).toEqual(new Set([503]))
    const ids = await eventually(async () => {
      const { posts } = await visitor.post.getAllPosts()
      return new Set(posts.map(({ _id }) => _id))
    })
    expect(kept.filter((id) => !ids.has(id))).toEqual([])
    await eventually(() => makeCategory(admin))
    app.takeErrors()
    await expectNothingLeft(app.services)
  })

  test('a running transaction is rolled back and nothing else ends', async () => {
    const place = await freshPlace()
    const { app, visitor } = await startSite({ place })
    const cut = await cutter(place.databaseUrl ?? '')
    const { queries } = app.services.database
    const failing = queries.transaction().execute(async (trx) => {
      await trx.insertInto('installation').values({ name: 'undone', value: 'x' }).execute()
      await cut()
      // The connection is idle when it breaks, without a query that could fail.
      await new Promise((resolve) => setTimeout(resolve, 200))
      await trx.selectFrom('installation').select('name').execute()
    })
    await expect(failing).rejects.toThrow()
    await eventually(() => visitor.post.getAllPosts())
    const rows = await queries.selectFrom('installation').select('name').execute()
    expect(rows.map(({ name }) => name)).not.toContain('undone')
    app.takeErrors()
  })
})
