import { describe, expect, test } from 'vitest'
import { deleteExpiredData } from '#server/lifecycle/sweep.ts'
import { countConcurrentStatuses } from '#server/tools/testing/app/at-once.ts'
import { days, hours } from '#server/tools/testing/app/clock.ts'
import { type Site, startSite, unknownId } from '#server/tools/testing/content/content.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const email = 'grace@navy.example'
const asked = 'Thank you. Please confirm with the link we have sent you.'
const nobody = 'A'.repeat(43)

const subscribers = async ({ admin }: Site) =>
  (await admin.newsletter.showAllSubscribers()).subscribers

/** Returns the token in the newest mail to an address. */
const tokenFor = async ({ app }: Site, address = email) => {
  await app.services.mailQueue.flush()
  const text = app.mailbox.to(address).at(-1)?.text ?? ''
  return /confirm=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? expect.fail(`no link in: ${text}`)
}

const subscribed = async (site: Site, address = email) => {
  await site.visitor.newsletter.subscribe({ email: address })
  const token = await tokenFor(site, address)
  await site.visitor.newsletter.confirm({ token })
  return token
}

test('an address is subscribed only after its owner confirms', async () => {
  const site = await startSite()
  expect((await site.visitor.newsletter.subscribe({ email })).message).toBe(asked)
  expect(await subscribers(site)).toMatchObject([{ email, confirmed: false }])
  expect((await site.admin.newsletter.exportSubscribers()).csv).not.toContain(email)
  const token = await tokenFor(site)
  const { message } = await site.visitor.newsletter.confirm({ token })
  expect(message).toBe('Thank you. You will hear from us.')
  expect(await subscribers(site)).toMatchObject([{ email, confirmed: true }])
  await site.visitor.newsletter.confirm({ token })
  expect(await subscribers(site)).toHaveLength(1)
})

test('an unconfirmed address is deleted after a week', async () => {
  const site = await startSite()
  const { services, advance } = site.app
  const addresses = async () => {
    const rows = await services.database.queries.selectFrom('subscriber').select('email').execute()
    return rows.map((row) => row.email)
  }
  await subscribed(site, 'ada@salus.example')
  await site.visitor.newsletter.subscribe({ email })
  advance(days(6))
  await deleteExpiredData(services)
  expect(await addresses()).toEqual(['ada@salus.example', email])
  advance(days(1) + hours(1))
  await deleteExpiredData(services)
  expect(await addresses()).toEqual(['ada@salus.example'])
})

testOnce('the mail names the site, and lets go with one click as RFC 8058 asks', async () => {
  const site = await startSite()
  await site.admin.settings.updateSettings({ name: 'Group of Ada' })
  await site.visitor.newsletter.subscribe({ email })
  const token = await tokenFor(site)
  const [mail] = site.app.mailbox.to(email)
  expect(mail?.subject).toBe('Please confirm: news from Group of Ada')
  expect(mail?.headers).toEqual({
    'list-unsubscribe': `<https://salus.example/api/v1/newsletter/unsubscribe?token=${token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

describeOnce('a mail program unsubscribes with one click', () => {
  test.for<[string, () => RequestInit]>([
    ['a form', () => ({ body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })],
    [
      'a form with parts',
      () => {
        const body = new FormData()
        body.append('List-Unsubscribe', 'One-Click')
        return { body }
      },
    ],
    ['nothing', () => ({})],
    ['JSON', () => ({ body: '{}', headers: { 'content-type': 'application/json' } })],
  ])('sending %s', async ([, init]) => {
    const site = await startSite()
    await subscribed(site)
    const header = site.app.mailbox.to(email)[0]?.headers?.['list-unsubscribe'] ?? ''
    const { pathname, search } = new URL(header.slice(1, -1))
    const response = await site.app.fetch(pathname + search, { method: 'POST', ...init() })
    expect(response.status).toBe(200)
    expect(await subscribers(site)).toEqual([])
  })

  test('and opening the URL shows the unsubscribe page in the subscriber’s language, without unsubscribing', async () => {
    const site = await startSite()
    await site.admin.site.updateLanguages({ languages: ['en', 'de'] })
    const open = async (query: string) => {
      const path = `/api/v1/newsletter/unsubscribe${query}`
      const response = await site.app.fetch(path, { redirect: 'manual' })
      expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
      return response.headers.get('location')
    }
    const token = await subscribed(site)
    const german = 'lin@navy.example'
    await site.visitor.newsletter.subscribe({ email: german, lang: 'de' })
    const theirs = await tokenFor(site, german)
    const page = 'https://salus.example/newsletter'
    expect(await open(`?token=${token}`)).toBe(`${page}?leave=${token}`)
    const there = `https://salus.example/de/newsletter?leave=${theirs}`
    expect(await open(`?token=${theirs}`)).toBe(there)
    expect(await open(`?token=${nobody}`)).toBe(`${page}?leave=${nobody}`)
    for (const query of ['', '?token=', '?token=%0d%0a', '?token=a&token=b'])
      expect(await open(query)).toBe(page)
    expect(await subscribers(site)).toHaveLength(2)
    await site.admin.site.updateLanguages({ languages: ['en'] })
    expect(await open(`?token=${theirs}`)).toBe(`${page}?leave=${theirs}`)
  })
})

test('unsubscribing twice, simultaneously or with an unknown token is not an error', async () => {
  const site = await startSite()
  const token = await subscribed(site)
  const { newsletter } = site.visitor
  const calls = Array(10).fill(() => newsletter.unsubscribe({ token }))
  expect(await countConcurrentStatuses(site.app, calls)).toEqual({ 200: 10 })
  await newsletter.unsubscribe({ token: nobody })
  expect(await subscribers(site)).toEqual([])
})

testOnce('a secret that is not one is refused', async () => {
  const { app, visitor } = await startSite()
  expect(await refusalOf(visitor.newsletter.confirm({ token: nobody }))).toMatchObject({
    status: 404,
    message: 'This link is no longer valid',
  })
  for (const token of [undefined, '', 'x', `${nobody}x`, ['x'], { $ne: '' }]) {
    const { status, body } = await sendJson(app, 'POST', '/newsletter/confirm', { token })
    expect([status, body.errors[0].path]).toEqual([400, 'token'])
  }
})

test('subscribing again sends the link again, in any case, and no mail once confirmed', async () => {
  const site = await startSite()
  await site.visitor.newsletter.subscribe({ email })
  await site.visitor.newsletter.subscribe({ email: 'GRACE@navy.example' })
  expect(await subscribers(site)).toHaveLength(1)
  const token = await tokenFor(site)
  expect(await tokenFor(site, 'GRACE@navy.example')).toBe(token)
  await site.visitor.newsletter.confirm({ token })
  const before = site.app.mailbox.mails.length
  expect((await site.visitor.newsletter.subscribe({ email })).message).toBe(asked)
  await site.app.services.mailQueue.flush()
  expect(site.app.mailbox.mails).toHaveLength(before)
})

test('simultaneous requests for one address get equal responses', async () => {
  const site = await startSite()
  const calls = Array(10).fill(() => site.visitor.newsletter.subscribe({ email }))
  expect(await countConcurrentStatuses(site.app, calls)).toEqual({ 200: 10 })
  expect(await subscribers(site)).toHaveLength(1)
  await site.visitor.newsletter.confirm({ token: await tokenFor(site) })
})

testOnce('a former subscriber can come back, with a new secret', async () => {
  const site = await startSite()
  const old = await subscribed(site)
  await site.visitor.newsletter.unsubscribe({ token: old })
  const token = await subscribed(site)
  expect(token).not.toBe(old)
  expect(await subscribers(site)).toMatchObject([{ confirmed: true }])
})

testOnce(
  'a robot that fills in the hidden field is told the same, and nothing happens',
  async () => {
    const site = await startSite()
    const { message } = await site.visitor.newsletter.subscribe({ email, website: 'x' })
    expect(message).toBe(asked)
    expect(await subscribers(site)).toEqual([])
  },
)

testOnce('an impossible address is refused next to its field', async () => {
  const site = await startSite()
  for (const address of [undefined, '', 'x', 'a@b', 'a b@c.de', '@c.de', 5]) {
    const { status, body } = await sendJson(site.app, 'POST', '/newsletter/subscribe', {
      email: address,
    })
    expect([status, body.errors[0].path]).toEqual([400, 'email'])
  }
  expect(await subscribers(site)).toEqual([])
})

testOnce('one client may ask five times an hour, and one address three times a day', async () => {
  const { app } = await startSite({ rateLimits: true })
  const ask = (from: string, address: string) =>
    app.client(null, from).newsletter.subscribe({ email: address })
  const many = Array.from({ length: 7 }, (_, n) => ask('203.0.113.5', `a${n}@navy.example`))
  expect(countByStatus(await statusesOf(many))).toEqual({ 200: 5, 429: 2 })
  app.advance(hours(1))
  for (let n = 0; n < 3; n++) await ask(`203.0.113.1${n}`, email)
  expect((await refusalOf(ask('203.0.113.20', email))).status).toBe(429)
  app.advance(days(1))
  await ask('203.0.113.20', email)
})

describe('the administrators', () => {
  test('see subscribers newest first, in pages, and can remove one', async () => {
    const site = await startSite()
    for (const name of ['a', 'b', 'c']) await subscribed(site, `${name}@navy.example`)
    const { newsletter } = site.admin
    const all = await newsletter.showAllSubscribers()
    expect(all.subscribers.map((each) => each.email[0])).toEqual(['c', 'b', 'a'])
    expect(await newsletter.showAllSubscribers({ limit: 1, offset: 1 })).toMatchObject({
      subscribers: [all.subscribers[1]],
      total: 3,
    })
    const [newest] = all.subscribers
    const { message } = await newsletter.deleteSubscriber({ subscriberId: newest?._id ?? '' })
    expect(message).toBe('Subscriber Deleted')
    expect(await subscribers(site)).toHaveLength(2)
    const unknown = newsletter.deleteSubscriber({ subscriberId: unknownId })
    expect(await refusalOf(unknown)).toMatchObject({ status: 404 })
  })

  testOnce('export who has confirmed, each with a link that unsubscribes', async () => {
    const site = await startSite()
    const token = await subscribed(site)
    await subscribed(site, '-formula@navy.example')
    await site.visitor.newsletter.subscribe({ email: 'waiting@navy.example' })
    const { csv } = await site.admin.newsletter.exportSubscribers()
    const [head, first, second, ...rest] = csv.split('\r\n')
    expect(head).toBe('email,since,unsubscribe')
    expect(first?.split(',')[0]).toBe(email)
    expect(first?.split(',')[2]).toBe(
      `https://salus.example/api/v1/newsletter/unsubscribe?token=${token}`,
    )
    expect(second).toMatch(/^'-formula@navy\.example,/)
    expect(rest).toEqual([''])
  })
})

test('unsubscribing leaves no trace of the address', async () => {
  const site = await startSite()
  const token = await subscribed(site)
  await site.visitor.newsletter.unsubscribe({ token })
  const { queries } = site.app.services.database
  for (const table of ['subscriber', 'journal', 'work'] as const) {
    const rows = await queries.selectFrom(table).selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('navy')
  }
})

testOnce('the mail is in the language of the form, and so are its links', async () => {
  const site = await startSite()
  await site.admin.site.updateLanguages({ languages: ['en', 'de'] })
  await site.visitor.newsletter.subscribe({ email, lang: 'de' })
  await site.app.services.mailQueue.flush()
  const mail = site.app.mailbox.to(email).at(-1)
  expect(mail?.subject).toMatch(/^Bitte bestätigen: Neues von /)
  expect(mail?.text).toContain('/de/newsletter?confirm=')
  const unknown = await refusalOf(site.visitor.newsletter.subscribe({ email, lang: 'fr' }))
  expect(unknown).toMatchObject({ status: 400, errors: [{ path: 'lang' }] })
})
