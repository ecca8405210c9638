import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { createEmailPattern, searchablePartOfEmail } from './address.ts'
import { readDatabaseTables } from './tables.ts'

const lower = 'jörg.νίκος@example.org'
const upper = 'JÖRG.ΝΊΚΟΣ@EXAMPLE.ORG'
/** Address of another person that ends with the same letters. */
const longer = 'éjörg.νίκος@example.org'

/** Stores an address wherever people or editors can, in a different spelling each time. */
const leaveTraces = async (app: TestApp) => {
  const admin = app.client(await app.adminToken())
  const own = app.client(await app.tokenOf('Jörg.Νίκος@example.org', 'Editor'))
  await own.contact.sendMessage({ email: upper, message: 'Please answer' })
  await own.contact.sendMessage({ email: 'bond@example.org', message: `Ask ${upper}.` })
  await own.contact.sendMessage({ email: longer, message: 'Not me' })
  await own.newsletter.subscribe({ email: 'JÖRG.νίκος@example.org' })
  await admin.administrator.invite({ email: 'jörg.ΝΊΚΟΣ@example.org' }).catch(() => undefined)
  const { data: profile } = await admin.profile.createProfile({ name: 'Jörg', email: upper })
  const content = `Write to ${upper.normalize('NFD')}`
  const { data: page } = await admin.page.createPage({ title: 'Old', path: '/old', content })
  await admin.page.updatePage({ pageId: page._id, content: 'Nothing' })
  return { admin, profile }
}

const isNamed = (text: unknown): boolean =>
  normalizeEmail(String(text))
    .replaceAll(normalizeEmail(longer), '')
    .includes(normalizeEmail(lower))

/** Lists the columns of the whole database that contain the address. */
const placesOf = async ({ services }: TestApp): Promise<string[]> => {
  const { queries } = services.database
  const places = new Set<string>()
  for (const { name, texts } of await readDatabaseTables(queries)) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(name)}`.execute(queries)
    for (const row of rows) {
      for (const column of texts.filter((each) => isNamed(row[each]))) {
        places.add(`${name}.${column}`)
      }
    }
  }
  return [...places].toSorted()
}

test.for([lower, upper])('all data about %s are found, in any letter case', async (email) => {
  const app = await startTestApp()
  const { admin, profile } = await leaveTraces(app)
  const { data } = await admin.privacy.export({ email })
  const own = data.records.filter(({ isOwn }) => isOwn).map(({ table }) => table)
  expect(own).toEqual(expect.arrayContaining(['account', 'message', 'session', 'subscriber']))
  expect(own.filter((table) => table === 'message')).toHaveLength(1)
  expect(data.profiles).toEqual([{ _id: profile._id, name: 'Jörg' }])
  const mentions = data.records.filter(({ isOwn }) => !isOwn).map(({ table }) => table)
  expect(mentions).toEqual(expect.arrayContaining(['journal', 'message', 'profile']))
})

test.for([lower, upper])('erasing %s removes it everywhere, in any letter case', async (email) => {
  const app = await startTestApp()
  const { admin, profile } = await leaveTraces(app)
  await admin.privacy.erase({ email, profileId: profile._id })
  expect(await placesOf(app)).toEqual([])
  const messages = await app.services.database.queries
    .selectFrom('message')
    .select(['email', 'message'])
    .orderBy('email')
    .execute()
  expect(messages).toEqual([
    { email: 'bond@example.org', message: 'Ask [erased].' },
    { email: longer, message: 'Not me' },
  ])
})

test('an address has one account and one subscription, in any letter case', async () => {
  const app = await startTestApp()
  const { user } = await app.signUpAdmin(lower)
  const password = 'correct horse battery staple'
  expect((await app.client().auth.login({ email: upper, password })).user).toEqual(user)
  const admin = app.client(await app.adminToken('grace@salus.example'))
  await expect(admin.administrator.invite({ email: upper })).rejects.toMatchObject({
    code: 'accountExists',
  })
  await app.client().auth.sendotp({ email: upper })
  expect(app.mailbox.to(upper).at(-1)?.subject).toContain('already have')
  for (const email of [lower, upper]) await app.client().newsletter.subscribe({ email })
  expect((await admin.newsletter.showAllSubscribers()).subscribers).toHaveLength(1)
})

testOnce('an address is distinguished from longer ones in any script', () => {
  const pattern = createEmailPattern('rg@b.org')
  expect(pattern.test('jörg@b.org')).toBe(false)
  expect(createEmailPattern('rg@b.org').test('rg@b.organiсation')).toBe(false)
  expect(createEmailPattern('rg@b.org').test('rg@b.org.йк')).toBe(false)
  expect(createEmailPattern('rg@b.org').test('«RG@B.ORG»')).toBe(true)
})

testOnce('an address is searched by a part that is equal in every spelling', () => {
  expect(searchablePartOfEmail('jörg@example.org')).toBe('rg@example.org')
  expect(searchablePartOfEmail('İREM@ex.org')).toBe('rem@ex.org')
  expect(searchablePartOfEmail('νίκος@ö.ö')).toBe('@')
  expect('MI\u212AE@b.org'.toLowerCase()).toContain(searchablePartOfEmail('mike@b.org'))
  expect(createEmailPattern('mike@b.org').test('MI\u212AE@b.org')).toBe(true)
})
