import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { shareSite, startSite } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { badLinks, goodLinks, longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const every = {
  name: 'Group of Ada',
  shortName: 'Ada',
  tagline: 'Engines',
  description: 'What we do',
  address: '1 Street\n2 Town',
  email: 'group@ada.example',
  phone: '+44 1',
  social: [{ network: 'github' as const, url: 'https://github.com/ada' }],
  embedHosts: ['player.vimeo.com'],
  timeZone: 'Europe/Berlin',
  watch: 'weekly' as const,
}

/** Default time zone. */
const serverZone = Intl.DateTimeFormat().resolvedOptions().timeZone

test('a new site has settings, and example content only if some was added', async () => {
  const { visitor } = await startSite()
  const { settings, hasExampleContent } = await visitor.settings.getSettings()
  expect(settings).toEqual({ ...defaultSettings, timeZone: serverZone, watch: 'off', version: 0 })
  expect(hasExampleContent).toBe(false)
})

test('deleting the last example entry by hand ends the example content', async () => {
  const { admin, visitor, app } = await startSite()
  const { data } = await admin.publication.addPublication(publicationFields())
  const example = { entity: 'publication', entityId: data._id } as const
  await app.services.database.queries.insertInto('example').values(example).execute()
  expect((await visitor.settings.getSettings()).hasExampleContent).toBe(true)
  await admin.publication.deletePublication({ id: data._id })
  expect((await visitor.settings.getSettings()).hasExampleContent).toBe(false)
})

test('an update changes only the fields that are sent', async () => {
  const { admin, visitor } = await startSite()
  const first = await admin.settings.updateSettings({ name: 'Group of Ada' })
  expect(first.message).toBe('Settings Updated')
  expect(first.data).toEqual({
    ...defaultSettings,
    timeZone: serverZone,
    watch: 'off',
    name: 'Group of Ada',
    version: 1,
  })
  const second = await admin.settings.updateSettings(every)
  expect(second.data).toEqual({ ...every, version: 2 })
  expect((await visitor.settings.getSettings()).settings).toEqual(second.data)
  const third = await admin.settings.updateSettings({ social: [], tagline: '' })
  expect(third.data).toEqual({ ...every, social: [], tagline: '', version: 3 })
})

test('an outdated version is rejected from the first change on', async () => {
  const { admin, visitor } = await startSite()
  await admin.settings.updateSettings({ version: 0, name: 'First' })
  const late = admin.settings.updateSettings({ version: 0, name: 'Late' })
  expect(await refusalOf(late)).toMatchObject({
    status: 409,
    message: 'Settings was changed by someone else in the meantime',
  })
  expect((await visitor.settings.getSettings()).settings.name).toBe('First')
})

test('if many requests change the first version at once, exactly one succeeds', async () => {
  const { app, admin } = await startSite()
  const calls = Array.from(
    { length: 8 },
    (_, n) => () => admin.settings.updateSettings({ version: 0, name: `Name ${n}` }),
  )
  expect(await countConcurrentStatuses(app, calls)).toEqual({ 200: 1, 409: 7 })
})

describe('every field', () => {
  const site = shareSite()
  const send = (body: unknown) =>
    sendJson(site().app, 'PUT', '/settings/updateSettings', body, site())
  const read = async () => (await site().visitor.settings.getSettings()).settings

  test('is returned as it was sent', async () => {
    for (const [, text] of [...trickyTexts, ['long', longText(100)] as const]) {
      const given = { name: text, tagline: text, description: text, address: text, phone: text }
      const { body } = await send(given)
      expect(body.data).toMatchObject(given)
      expect(await read()).toMatchObject(given)
    }
  })

  test.for<[string, object, string]>([
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of 201', { name: 'x'.repeat(201) }, 'name'],
    ['a short name of 41', { shortName: 'x'.repeat(41) }, 'shortName'],
    ['an impossible address', { email: 'x' }, 'email'],
    ['a phone of 101', { phone: 'x'.repeat(101) }, 'phone'],
    ['a network nobody knows', { social: [{ network: 'myspace', url: '/' }] }, 'social.0.network'],
    ['a rhythm nobody has', { watch: 'hourly' }, 'watch'],
    ['a host that is none', { embedHosts: ["'self' *"] }, 'embedHosts.0'],
    ['social links that are no list', { social: 'x' }, 'social'],
    ['too many social links', { social: Array(9).fill({ network: 'x', url: '/' }) }, 'social'],
  ])('%s is refused, and nothing changes', async ([, fields, path]) => {
    const before = await read()
    const { status, body } = await send({ tagline: 'not kept', ...fields })
    expect([status, body.errors[0].path]).toEqual([400, path])
    expect(await read()).toEqual(before)
  })

  test('accepts valid links', async () => {
    for (const url of goodLinks) {
      const { body } = await send({ social: [{ network: 'x', url }] })
      expect(body.data.social).toEqual([{ network: 'x', url }])
    }
  })

  test('rejects invalid links', async () => {
    const before = await read()
    for (const url of badLinks) {
      const { status, body } = await send({ social: [{ network: 'x', url }] })
      expect([url, status, body.errors[0].path]).toEqual([url, 400, 'social.0.url'])
    }
    expect(await read()).toEqual(before)
  })

  test('is not stored if it is unknown', async () => {
    await send({ secret: 'x', version: undefined, admin: true, __proto__: { polluted: 1 } })
    expect(Object.keys(await read()).toSorted()).toEqual(
      [...Object.keys(defaultSettings), 'timeZone', 'watch', 'version'].toSorted(),
    )
  })
})

test('is a supported time zone', async () => {
  const { app, token, admin, visitor } = await startSite()
  for (const timeZone of ['Europe/Nowhere', '+01:00', '']) {
    const sent = await sendJson(app, 'PUT', '/settings/updateSettings', { timeZone }, { token })
    expect([sent.status, sent.body.errors[0].path]).toEqual([400, 'timeZone'])
  }
  await admin.settings.updateSettings({ timeZone: 'Asia/Kathmandu' })
  expect((await visitor.settings.getSettings()).settings.timeZone).toBe('Asia/Kathmandu')
})
