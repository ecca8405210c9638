import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import {
  databaseKind,
  emptyPlace,
  freshPlace,
  openTestDatabase,
  type Place,
} from '#server/tools/testing/database/database.ts'
import { applyPendingMigrations, type Migration, NewerDatabaseError } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openPostgresPool } from './postgres.ts'
import type { DatabaseTables } from './schema.ts'
import { openSqlite } from './sqlite.ts'

/** Opens the database without migrations or services. */
const openBare = ({ dataDir, databaseUrl }: Place): Kysely<DatabaseTables> => {
  const { dialect } = databaseUrl
    ? openPostgresPool(databaseUrl, () => undefined)
    : openSqlite(dataDir)
  const bare = new Kysely<DatabaseTables>({ dialect })
  onTestFinished(() => bare.destroy())
  return bare
}

const run = (db: Kysely<DatabaseTables>, list: readonly Migration[]) =>
  applyPendingMigrations(db, { kind: databaseKind, migrations: list })

const creates = (name: string, then: () => void = () => undefined): Migration => ({
  name,
  up: async (db) => {
    await sql`create table ${sql.table(`made_by_${name}`)} (x text)`.execute(db)
    then()
  },
})

const isThere = (db: Kysely<DatabaseTables>, table: string): Promise<boolean> =>
  sql`select 1 from ${sql.table(table)}`.execute(db).then(
    () => true,
    () => false,
  )

const applied = async (db: Kysely<DatabaseTables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const names = migrations.map(({ name }) => name)

test('migrations are numbered in order and have unique names', () => {
  expect(names).toEqual(names.toSorted())
  expect(new Set(names).size).toBe(names.length)
  expect(names.filter((name) => !/^\d{3}-[a-z-]+$/.test(name))).toEqual([])
})

test('an empty database gets each migration once', async () => {
  const place = await emptyPlace()
  const first = await openTestDatabase({ place })
  expect(await applied(first.queries)).toEqual(names)
  await first.close()
  const second = await openTestDatabase({ place })
  expect(await applied(second.queries)).toEqual(names)
  expect(await second.queries.selectFrom('publication').selectAll().execute()).toEqual([])
})

test('data survives a restart', async () => {
  const place = await emptyPlace()
  const before = await openTestDatabase({ place })
  await before.queries.insertInto('installation').values({ name: 'x', value: 'kept' }).execute()
  await before.close()
  const after = await openTestDatabase({ place })
  expect(await after.queries.selectFrom('installation').selectAll().execute()).toEqual([
    { name: 'x', value: 'kept' },
  ])
})

test('only pending migrations are applied', async () => {
  const db = openBare(await emptyPlace())
  await run(db, [creates('001')])
  await run(db, [creates('001'), creates('002')])
  expect(await applied(db)).toEqual(['001', '002'])
})

test('a failed migration leaves no trace, and earlier ones remain', async () => {
  const db = openBare(await emptyPlace())
  const broken = creates('002', () => {
    throw new Error('half-way')
  })
  await expect(run(db, [creates('001'), broken, creates('003')])).rejects.toThrow('half-way')
  expect(await applied(db)).toEqual(['001'])
  expect(await isThere(db, 'made_by_001')).toBe(true)
  expect(await isThere(db, 'made_by_002')).toBe(false)
  expect(await isThere(db, 'made_by_003')).toBe(false)
  await run(db, [creates('001'), creates('002'), creates('003')])
  expect(await applied(db)).toEqual(['001', '002', '003'])
})

describe('a database from a newer version', () => {
  const madeByNewer = async (): Promise<Place> => {
    const place = await freshPlace()
    const db = openBare(place)
    await sql`insert into migration (name, "appliedAt") values ('999-future', 'x')`.execute(db)
    await db.destroy()
    return place
  }

  test('is rejected with instructions', async () => {
    const opened = openTestDatabase({ place: await madeByNewer() })
    await expect(opened).rejects.toThrow(NewerDatabaseError)
    await expect(opened).rejects.toThrow(
      'This database was written by a newer version of Salus (it knows the step 999-future, this version does not). Update Salus, or use the copy of the database from before that update.',
    )
  })

  test('is closed, so that the right version can open it', async () => {
    const place = await madeByNewer()
    await expect(openTestDatabase({ place })).rejects.toThrow(NewerDatabaseError)
    const db = openBare(place)
    await sql`delete from migration where name = '999-future'`.execute(db)
    await db.destroy()
    await openTestDatabase({ place })
  })
})

test.runIf(databaseKind === 'postgres')('instances that start together do not race', async () => {
  const place = await emptyPlace()
  const opened = await Promise.all(Array.from({ length: 4 }, () => openTestDatabase({ place })))
  for (const { queries } of opened) expect(await applied(queries)).toEqual(names)
})

describe.runIf(databaseKind === 'sqlite')('before an embedded database is migrated', () => {
  const copiesIn = ({ dataDir }: Place): string[] => {
    const folder = join(dataDir, 'backups')
    try {
      return readdirSync(folder).map((name) => join(folder, name))
    } catch {
      return []
    }
  }

  const older = async (): Promise<Place> => {
    const place = await emptyPlace()
    const old = openBare(place)
    await run(old, migrations.slice(0, 1))
    await old.insertInto('installation').values({ name: 'content', value: 'precious' }).execute()
    await old.destroy()
    return place
  }

  const open = async (place: Place): Promise<string[]> => {
    const said: string[] = []
    const database = await openIndexedDatabase({
      ...place,
      onError: () => undefined,
      onProgress: (sentence) => said.push(sentence),
    })
    await database.close()
    return said
  }

  test('a complete copy from before is kept', async () => {
    const place = await older()
    const said = await open(place)
    const [copy = '', ...others] = copiesIn(place)
    expect(others).toEqual([])
    expect(said[0]).toBe(`Kept a copy of the database: ${copy}`)
    const kept = new DatabaseSync(copy, { readOnly: true })
    onTestFinished(() => kept.close())
    expect(kept.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' })
    expect(kept.prepare('select value from installation').get()).toEqual({ value: 'precious' })
    expect(kept.prepare('select name from migration').all()).toEqual([{ name: names[0] }])
  })

  test('a copy is kept without a progress callback', async () => {
    const place = await older()
    await openTestDatabase({ place })
    expect(copiesIn(place)).toHaveLength(1)
  })

  test('an empty database, or one without pending migrations, is not copied', async () => {
    const place = await emptyPlace()
    expect(await open(place)).not.toContainEqual(expect.stringContaining('copy'))
    expect(await open(place)).toEqual([])
    expect(copiesIn(place)).toEqual([])
  })
})
