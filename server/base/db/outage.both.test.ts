import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { databaseKind, freshPlace } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

describe.runIf(databaseKind === 'postgres')('when PostgreSQL goes away', () => {
  test('every connection may break, and the next requests open new ones', async () => {
    const place = await freshPlace()
    const app = await startTestApp({ place })
    const { publication } = app.client()
    await Promise.all(Array.from({ length: 8 }, () => publication.showAllPublications()))
    const client = new Client({ connectionString: place.databaseUrl })
    await client.connect()
    onTestFinished(() => client.end().catch(() => undefined))
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await eventually(async () => {
      await publication.showAllPublications().catch((error: unknown) => {
        expect(error).toMatchObject({ status: 503, retryAfter: 5 })
        throw error
      })
    })
    app.takeErrors()
  })
})

test('a closed database responds with an error without details', async () => {
  const app = await startTestApp()
  await app.services.database.close()
  const refusal = await refusalOf(app.client().publication.showAllPublications())
  expect(refusal.status).toBeGreaterThanOrEqual(500)
  expect(refusal.message).toMatch(/Please try again/)
  app.takeErrors()
})
