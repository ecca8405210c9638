import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { createEmailPattern } from './address.ts'
import { readDatabaseTables } from './tables.ts'

const email = 'Eve.Moneypenny@Example.org'

/** Lists the columns of the whole database that contain the address. */
const placesOf = async ({ services }: TestApp): Promise<string[]> => {
  const { queries } = services.database
  const places = new Set<string>()
  for (const { name, texts } of await readDatabaseTables(queries)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}`.execute(queries)
    for (const row of rows) {
      for (const column of texts) {
        if (/eve\.moneypenny@example\.org/i.test(String(row[column])))
          places.add(`${name}.${column}`)
      }
    }
  }
  return [...places].toSorted()
}

/** Stores the address wherever a person can. */
const leaveTraces = async (app: TestApp, admin: SalusClient) => {
  const eve = app.client(await app.tokenOf(email, 'Editor'))
  await eve.contact.sendMessage({ name: 'Eve', email, message: 'Please answer' })
  await eve.contact.sendMessage({
    email: 'bond@example.org',
    message: `Ask ${email.toLowerCase()}, not old-${email}.`,
  })
  await eve.newsletter.subscribe({ email })
  await eve.unfinished.saveUnfinished({
    unfinishedId: '01hzzzzzzzzzzzzzzzzzzzzzzz',
    form: 'category',
    values: [['name', 'Spies']],
  })
  await eve.category.addCategory({ name: 'Spies' })
  const { data: profile } = await admin.profile.createProfile({
    name: 'Eve',
    email,
    profilePic: await freshPicture(),
  })
  const { data: page } = await admin.page.createPage({
    title: 'Contact',
    path: '/reach-us',
    content: email,
  })
  // Only an earlier state contains the address.
  const { data: other } = await admin.page.createPage({
    title: 'Old',
    path: '/old',
    content: email,
  })
  await admin.page.updatePage({ pageId: other._id, content: 'Nothing' })
  return { profile, page }
}

test('all data about an address are found, without secrets and without those of a longer address', async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  const { profile } = await leaveTraces(app, admin)
  const { data } = await admin.privacy.export({ email: email.toLowerCase() })
  const own = data.records.filter(({ isOwn }) => isOwn)
  expect([...new Set(own.map(({ table }) => table))].toSorted()).toEqual(
    expect.arrayContaining([
      'account',
      'journal',
      'message',
      'session',
      'subscriber',
      'unfinished',
    ]),
  )
  expect(data.profiles).toEqual([{ _id: profile._id, name: 'Eve' }])
  const columns = data.records.flatMap(({ fields }) => Object.keys(fields))
  expect(columns.filter((name) => /hash|token|secret/i.test(name))).toEqual([])
  expect(data.records).toContainEqual({
    table: 'message',
    isOwn: false,
    fields: expect.objectContaining({ message: expect.stringContaining('Ask eve.') }),
  })
  expect(createEmailPattern('a@b.org').test('ba@b.org, a@b.organic, a@b.org.uk')).toBe(false)
  expect(createEmailPattern('a@b.org').test('Write to a@b.org.')).toBe(true)
})

test('erasing removes an address from every table and earlier state, and lists content that mentions it', async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  const { profile, page } = await leaveTraces(app, admin)
  const { data } = await admin.privacy.erase({ email })
  expect(data.kept).toEqual(
    expect.arrayContaining([
      { entity: 'profile', id: profile._id, title: 'Eve' },
      { entity: 'page', id: page._id, title: 'Contact' },
    ]),
  )
  const { queries } = app.services.database
  // Published content with its history, and a longer address that ends with the erased one.
  expect(await placesOf(app)).toEqual([
    'journal.after',
    'message.message',
    'page.content',
    'profile.email',
    'profile.emailKey',
  ])
  expect(await queries.selectFrom('message').select(['email', 'message']).execute()).toEqual([
    { email: 'bond@example.org', message: `Ask [erased], not old-${email}.` },
  ])

  await admin.page.updatePage({ pageId: page._id, content: 'Nothing' })
  const { data: again } = await admin.privacy.erase({ email, profileId: profile._id })
  expect(again.kept).toEqual([])
  expect(await placesOf(app)).toEqual(['message.message'])
  expect((await admin.profile.profiles()).profiles).toEqual([])
  expect((await admin.privacy.export({ email })).data.records).toEqual([])
})

test('rows in an unknown table are found and erased by their columns', async () => {
  const app = await startTestApp({ parts: () => ({}) })
  const { queries } = app.services.database
  await sql`create table "guest" ("_id" text primary key, "email" text not null, "note" text not null)`.execute(
    queries,
  )
  await sql`create table "visit" ("guestId" text not null, "at" text not null)`.execute(queries)
  await sql`create table "wall" ("line" text not null)`.execute(queries)
  await sql`insert into "guest" values ('1', ${email}, 'Hello')`.execute(queries)
  await sql`insert into "visit" values ('1', 'today')`.execute(queries)
  await sql`insert into "wall" values (${`${email} was here`})`.execute(queries)
  const admin = app.client(await app.adminToken())
  const { data } = await admin.privacy.export({ email })
  expect(data.records.map(({ table, isOwn }) => [table, isOwn])).toEqual([
    ['guest', true],
    ['visit', true],
    ['wall', false],
  ])
  await admin.privacy.erase({ email })
  expect(await placesOf(app)).toEqual([])
  expect((await sql`select * from "visit"`.execute(queries)).rows).toEqual([])
  expect((await sql`select * from "wall"`.execute(queries)).rows).toEqual([
    { line: '[erased] was here' },
  ])
})

test('the last administrator is not erased, and a profile must belong to the address', async () => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken('ada@salus.example'))
  await expect(admin.privacy.erase({ email: 'ada@salus.example' })).rejects.toMatchObject({
    code: 'lastAdministrator',
  })
  const { data } = await admin.profile.createProfile({ name: 'Grace' })
  await expect(admin.privacy.erase({ email, profileId: data._id })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect((await admin.profile.profiles()).profiles).toHaveLength(1)
})
