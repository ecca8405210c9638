import { expect, test } from 'vitest'
import { goodPassword as password } from '#server/tools/testing/accounts/accounts.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { makePlaceBefore } from '#server/tools/testing/database/old-place.ts'
import { upgradeSnapshot } from '../snapshot.ts'
import { whoIsWho } from './082-who-is-who.ts'

const at = '2026-01-02T03:04:05.000Z'
const later = '2026-01-03T03:04:05.000Z'
const stamp = { createdAt: at, updatedAt: at, version: 1 }
const idOf = (name: string): string => name.padStart(26, '0')

/** Normalizes like earlier versions. */
const formerKey = (email: string) => email.normalize('NFC').toLowerCase()

const account = (name: string, email: string, username = 'Ada') => ({
  ...stamp,
  _id: idOf(name),
  username,
  email,
  emailKey: formerKey(email),
  passwordHash: '',
  state: 'active',
})

test('old email addresses are normalized, and accounts with equal ones can still log in', async () => {
  const [first, second, dotted] = ['νίκοσ@x.org', 'νίκος@x.org', 'ΝΊΚΟΣ.Α@x.org'] as const
  const place = await makePlaceBefore(whoIsWho, async (insert) => {
    await insert('account', account('a', first), account('b', second), account('c', dotted))
    const subscriber = { ...stamp, confirmed: 1 }
    for (const [n, email] of [first, second].entries()) {
      const own = { _id: idOf(`s${n}`), email, emailKey: formerKey(email), token: `t${n}` }
      await insert('subscriber', { ...subscriber, ...own })
    }
    const invited = { email: 'ΝΊΚΟΣ.Β@x.org', emailKey: formerKey('ΝΊΚΟΣ.Β@x.org') }
    await insert('invitation', { ...invited, invitedBy: 'Ada', invitedAt: at })
    const letter = { ...stamp, name: '', message: 'Hello', read: 0 }
    for (let n = 0; n < 1_001; n++)
      await insert('message', { ...letter, _id: idOf(`m${n}`), email: 'JÖRG@x.org' })
  })
  const app = await startTestApp({ place })
  const { queries } = app.services.database
  const keys = await queries.selectFrom('message').select('emailKey').distinct().execute()
  expect(keys).toEqual([{ emailKey: 'jörg@x.org' }])
  await queries
    .updateTable('account')
    .set({ passwordHash: await app.services.passwords.hash(password) })
    .execute()
  const idAt = async (email: string) =>
    (await app.client().auth.login({ email, password })).user?._id
  expect(await idAt(first)).toBe(idOf('a'))
  expect(await idAt(second)).toBe(idOf('b'))
  expect(await idAt(dotted.toLowerCase())).toBe(idOf('c'))
  expect(await idAt('νίκος.α@x.org')).toBe(idOf('c'))
  const admin = app.client(await app.adminToken())
  const { data } = await admin.privacy.export({ email: 'ΝΊΚΟΣ@x.org' })
  const ids = data.records.filter(({ table }) => table === 'account' || table === 'subscriber')
  expect(ids.map(({ fields }) => fields._id).toSorted()).toEqual(
    [idOf('a'), idOf('b'), idOf('s0'), idOf('s1')].toSorted(),
  )
  await admin.administrator.withdrawInvitation({ email: 'νίκος.β@x.org' })
})

test('old actions belong to the account of that name if there was only one', async () => {
  const place = await makePlaceBefore(whoIsWho, async (insert) => {
    await insert(
      'account',
      account('a', 'a@x.org'),
      account('b', 'b@x.org'),
      account('e', 'e@x.org', 'Eve'),
    )
    const change = { entity: 'profile', entityId: idOf('p'), action: 'updated' }
    await insert(
      'journal',
      { ...change, _id: idOf('j1'), at, actor: 'Ada', accountId: idOf('b') },
      { ...change, _id: idOf('j2'), at, actor: 'Zoe', accountId: idOf('z') },
    )
    const draft = { entity: 'post', fields: '{}', base: '{}', version: 1, updatedAt: at }
    for (const actor of ['Ada', 'Eve', 'Zoe', 'Salus'])
      await insert('draft', { ...draft, entityId: idOf(actor), actor })
    const suggestion = { suggestedAt: at, accountId: idOf('e'), entity: 'profile', fields: '{}' }
    for (const [n, decidedAt] of [at, later].entries()) {
      const decided = { decidedAt, decidedBy: 'Ada', note: '' }
      const own = { _id: idOf(`s${n}`), entityId: idOf('p'), state: 'accepted' }
      await insert('suggestion', { ...suggestion, ...own, ...decided })
    }
  })
  const app = await startTestApp({ place })
  const { queries } = app.services.database
  const draftAuthors = async () => {
    const rows = await queries.selectFrom('draft').selectAll().orderBy('entityId').execute()
    return rows.map(({ actor, accountId }) => [actor, accountId])
  }
  expect(await draftAuthors()).toEqual([
    ['Ada', ''],
    ['Eve', idOf('e')],
    ['Zoe', idOf('z')],
    ['Salus', null],
  ])
  const deciders = await queries.selectFrom('suggestion').selectAll().orderBy('_id').execute()
  expect(deciders.map(({ decidedById }) => decidedById)).toEqual([idOf('b'), ''])

  const admin = app.client(await app.adminToken())
  await admin.privacy.erase({ email: 'a@x.org' })
  // Either account may be the author, so the name remains until both are erased.
  expect((await draftAuthors())[0]).toEqual(['Ada', ''])
  await admin.privacy.erase({ email: 'b@x.org' })
  expect((await draftAuthors()).map(([actor]) => actor)).toEqual([
    'A former account',
    'Eve',
    'Zoe',
    'Salus',
  ])
})

test('a restored profile gets the key of its email address', () => {
  const before = { profile: [{ _id: idOf('p'), email: 'JÖRG@x.org' }], post: [] }
  expect(upgradeSnapshot(before, '081-add-key', [whoIsWho])).toEqual({
    profile: [{ _id: idOf('p'), email: 'JÖRG@x.org', emailKey: 'jörg@x.org' }],
    post: [],
  })
})
