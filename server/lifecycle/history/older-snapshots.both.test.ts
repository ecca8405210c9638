import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { historyEntityNames } from '#contract/lifecycle/history.ts'
import { newId } from '#server/base/db/id.ts'
import { applyPendingMigrations, type Migration } from '#server/base/db/migrate.ts'
import { migrations } from '#server/base/db/migrations/index.ts'
import { upgradeSnapshot } from '#server/base/db/snapshot.ts'
import { snapshotSchema } from '#server/base/db/snapshot-shape.ts'
import { type JournaledEntity, writeInTransaction } from '#server/base/write/write.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { databaseKind } from '#server/tools/testing/database/database.ts'
import { restoreSnapshot } from './restore.ts'

const folder = new URL('./snapshots/', import.meta.url)
const shape = z.array(
  z.object({ entity: z.enum(historyEntityNames), entityId: z.string(), rows: snapshotSchema }),
)

/** Reads snapshots of an older schema, copied from a journal. */
const readOlder = (file: string) =>
  shape.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')))

/** Entities that did not exist when a file was created. */
const cameLater: Readonly<Record<string, readonly string[]>> = {
  '008.json': [
    ...['siteBrand', 'siteContent', 'siteMenus', 'siteLanguages'],
    ...['grant', 'page', 'issue', 'translation', 'collection', 'item'],
  ],
}

const ada = { accountId: null, name: 'Ada' }

// If this fails, the migration that changed a table needs an `upgradeSnapshot`. To add a file, copy rows of a journal.
test.for(readdirSync(folder))(
  'every entity of %s is restored under the current schema',
  async (file) => {
    const app = await startTestApp()
    const client = app.client(await app.adminToken())
    const older = readOlder(file)
    const then = historyEntityNames.filter((entity) => !cameLater[file]?.includes(entity))
    expect(older.map(({ entity }) => entity).toSorted()).toEqual(then.toSorted())
    const under =
      file === '008.json'
        ? null
        : migrations.find(({ name }) => name.startsWith(file.slice(0, 3)))?.name
    for (const { rows, ...entry } of older) {
      const _id = newId()
      const common = {
        at: new Date().toISOString(),
        accountId: null,
        actor: 'Ada',
        before: null,
        after: null,
      }
      await app.services.database.queries
        .insertInto('journal')
        .values({
          _id,
          ...common,
          ...entry,
          action: 'deleted',
          rows: JSON.stringify(rows),
          schema: under ?? null,
        })
        .execute()
      await client.history.restore({ historyId: _id })
    }
    const { posts } = await client.post.getAllPosts()
    expect(posts).toMatchObject([
      {
        title: 'Outlining glioma',
        category: { name: 'Imaging' },
        contributors: [{ name: 'Ada' }],
        subPost: [{ sectionName: 'Data' }],
        milestones: [{ title: 'First scan' }],
      },
    ])
    const { publications } = await client.publication.showAllPublications()
    for (const { authors, authorList } of publications) {
      expect(authorList.map(({ name }) => name).join(', ')).toBe(authors)
      expect(authorList).not.toEqual([])
    }
    expect(publications).not.toEqual([])
  },
)

const olderPerson = (fields: object) => {
  const found = readOlder('008.json').find(({ entity }) => entity === 'profile')
  const [row] = found?.rows.profile ?? []
  if (!found || !row) throw new Error('There is a person in that file')
  const rows = { ...found.rows, profile: [{ ...row, profilePic: '', ...fields }] }
  return { entity: found.entity, entityId: found.entityId, rows: JSON.stringify(rows) }
}

test('an old person with an ORCID link is restored with an ORCID iD, and keeps newer fields', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  const bringBack = async (socialLinks: object[]) => {
    const _id = newId()
    const older = olderPerson({ socialLinks: JSON.stringify(socialLinks) })
    const made = { at: new Date().toISOString(), accountId: null, actor: 'Ada', schema: null }
    await app.services.database.queries
      .insertInto('journal')
      .values({ _id, ...made, ...older, action: 'deleted', before: null, after: null })
      .execute()
    await client.history.restore({ historyId: _id })
    return older.entityId
  }
  const orcid = '0000-0002-1825-0097'
  const id = await bringBack([{ name: 'orcid', url: `https://orcid.org/${orcid}` }])
  const read = async () => (await client.profile.getSingleProfile({ id })).profile
  expect(await read()).toMatchObject({ name: 'Ada', orcid, positions: [], isAlumni: false })

  const positions = [{ title: 'Director', team: '', from: '2020', until: '' }]
  await client.profile.updateProfile({ profileId: id, name: 'Ada L.', positions })
  await bringBack([])
  expect(await read()).toMatchObject({ name: 'Ada', orcid, positions, socialLinks: [] })
})

const renamesLink: Migration = {
  name: '999-renames-link',
  up: async (db) => {
    await sql`alter table "logo" rename column "link" to "target"`.execute(db)
  },
}

const logos: JournaledEntity<unknown> = {
  label: 'Logo',
  table: 'logo',
  read: (queries, id) =>
    queries.selectFrom('logo').selectAll().where('_id', '=', id).executeTakeFirst(),
}

test('a migration defines how rows from before it are upgraded', async () => {
  const { services } = await startTestApp()
  const { database, media } = services
  const upgrading: Migration = {
    ...renamesLink,
    upgradeSnapshot: ({ logo = [], ...rest }) => ({
      ...rest,
      logo: logo.map(({ link = '', ...row }) => ({ ...row, target: link })),
    }),
  }
  await applyPendingMigrations(database.queries, {
    kind: databaseKind,
    migrations: [...migrations, upgrading],
  })
  const found = readOlder('008.json').find(({ entity }) => entity === 'logo')
  if (!found) throw new Error('There is no logo')
  const bringBack = (steps: readonly Migration[]) =>
    writeInTransaction(database, ada, (tx) =>
      restoreSnapshot(tx, logos, found.entityId, upgradeSnapshot(found.rows, null, steps), media),
    )
  await expect(bringBack([...migrations, renamesLink])).rejects.toThrow(/link/)
  expect(await bringBack([...migrations, upgrading])).toMatchObject({ target: '/l' })
})

test('a snapshot contains its schema version', async () => {
  const app = await startTestApp()
  const client = app.client(await app.adminToken())
  const { _id } = (await client.profile.createProfile({ name: 'Ada' })).data
  await client.profile.deleteProfile({ profileId: _id })
  const rows = await app.services.database.queries
    .selectFrom('journal')
    .select(['action', 'schema'])
    .where('entityId', '=', _id)
    .orderBy('_id')
    .execute()
  expect(rows).toEqual([
    { action: 'created', schema: null },
    { action: 'deleted', schema: migrations.at(-1)?.name },
  ])
})

test('upgrades run in order, starting after the snapshot’s schema', () => {
  const step = (name: string): Migration => ({
    name,
    up: async () => undefined,
    upgradeSnapshot: (snapshot) => ({ ...snapshot, [name]: [] }),
  })
  const steps = [step('008-picture-holds'), step('010-a'), step('011-b')]
  expect(Object.keys(upgradeSnapshot({}, null, steps))).toEqual(['010-a', '011-b'])
  expect(Object.keys(upgradeSnapshot({}, '010-a', steps))).toEqual(['011-b'])
  expect(Object.keys(upgradeSnapshot({}, '011-b', steps))).toEqual([])
})
