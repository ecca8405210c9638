import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'

const longText = 'x'.repeat(2_000)

describe.runIf(databaseKind === 'sqlite')('a full disk', () => {
  test('is reported as full, and writing continues once there is space', async () => {
    const app = await startTestApp()
    const { publication } = app.client(await app.adminToken())
    const { queries } = app.services.database
    const add = () =>
      publication.addPublication(publicationFields({ publicationSummary: longText }))
    // Earlier tests may have left free pages.
    await sql`vacuum`.execute(queries)
    await sql`pragma max_page_count = 1`.execute(queries)
    const fill = async () => {
      for (let n = 0; n < 200; n++) await add()
    }
    expect(await refusalOf(fill())).toMatchObject({ status: 503, retryAfter: 5 })
    expect(app.takeErrors()).toHaveLength(1)
    expect(app.logged()).toContain('database or disk is full')
    await sql`pragma max_page_count = 1000000`.execute(queries)
    await add()
  })
})
