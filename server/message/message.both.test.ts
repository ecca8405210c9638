import { describe, expect, test } from 'vitest'
import { hours } from '#server/tools/testing/app/clock.ts'
import {
  makePost,
  type Site,
  shareSite,
  startSite,
  unknownId,
} from '#server/tools/testing/content/content.ts'
import { longText, trickyTexts } from '#server/tools/testing/content/texts.ts'
import { describeOnce, testOnce } from '#server/tools/testing/database/database.ts'
import { countByStatus, refusalOf, statusesOf } from '#server/tools/testing/http/refusal.ts'
import { refusalsOf } from '#server/tools/testing/http/refusals.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'

const hello = { name: 'Grace Hopper', email: 'Grace@navy.example', message: 'Hello **there**' }
const received = 'Thank you. Your message has been received.'
const messages = async ({ admin }: Site) => (await admin.message.showAllMessages()).messages

describe('a message from the contact form', () => {
  testOnce('is stored and told to every active administrator by mail', async () => {
    const site = await startSite()
    await site.app.adminToken('grace@salus.example')
    const before = site.app.services.now().getTime()
    expect((await site.visitor.contact.sendMessage(hello)).message).toBe(received)
    const [stored] = await messages(site)
    expect(stored).toEqual({
      ...hello,
      _id: stored?._id,
      post: null,
      read: false,
      sentAt: stored?.sentAt,
    })
    expect(Math.abs(Date.parse(stored?.sentAt ?? '') - before)).toBeLessThan(60_000)
    await site.app.services.mailQueue.flush()
    const { mailbox } = site.app
    expect(mailbox.mails.map(({ to }) => to).toSorted()).toEqual([
      'ada@salus.example',
      'grace@salus.example',
    ])
    expect(mailbox.mails[0]).toMatchObject({
      subject: 'A message from the website of Salus',
      headers: { 'reply-to': hello.email },
    })
    expect(mailbox.mails[0]?.text).toContain(hello.message)
    expect(mailbox.mails[0]?.text).toContain('https://salus.example/admin/dashboard')
  })

  testOnce('needs no name', async () => {
    const site = await startSite()
    await site.visitor.contact.sendMessage({ email: hello.email, message: 'x' })
    expect(await messages(site)).toMatchObject([{ name: '' }])
  })

  testOnce('shows its markup as text in the mail', async () => {
    const { app, visitor } = await startSite()
    const script = '<script>alert(1)</script>'
    await visitor.contact.sendMessage({ ...hello, name: script, message: script })
    await app.services.mailQueue.flush()
    expect(app.mailbox.mails[0]?.html).not.toContain('<script>')
  })

  test('is stored even if the mail server is down', async () => {
    const site = await startSite()
    site.app.mailbox.failWith(new Error('down'))
    await site.visitor.contact.sendMessage(hello)
    await site.app.services.mailQueue.flush()
    expect(await messages(site)).toHaveLength(1)
    expect(site.app.takeErrors()).toEqual(['A mail could not be sent'])
  })
})

describe('a question about a project', () => {
  testOnce('knows its project, in the list and in the mail', async () => {
    const site = await startSite()
    const { _id, title } = await makePost(site.admin, { title: 'Glioma' })
    await site.visitor.contact.sendMessage({ ...hello, postId: _id })
    expect(await messages(site)).toMatchObject([{ post: { _id, title } }])
    await site.app.services.mailQueue.flush()
    expect(site.app.mailbox.mails).toMatchObject([{ subject: 'A question about Glioma (Salus)' }])
  })

  testOnce('stays when the project is deleted', async () => {
    const site = await startSite()
    const { _id, category } = await makePost(site.admin)
    await site.visitor.contact.sendMessage({ ...hello, postId: _id })
    await site.admin.post.deletePost({ postId: _id, categoryId: category._id })
    expect(await messages(site)).toMatchObject([{ ...hello, post: null }])
  })

  testOnce('of a project that is not there is not found, and nothing is stored', async () => {
    const site = await startSite()
    const refusal = await refusalOf(
      site.visitor.contact.sendMessage({ ...hello, postId: unknownId }),
    )
    expect(refusal).toMatchObject({ status: 404, message: 'Project not found' })
    expect(await messages(site)).toEqual([])
  })
})

describeOnce('what cannot be answered is refused next to its field', () => {
  const site = shareSite()
  test.for<[string, object, string]>([
    ['no address', { email: undefined }, 'email'],
    ['an impossible address', { email: 'grace' }, 'email'],
    ['an address of 255 characters', { email: `${'x'.repeat(250)}@a.bc` }, 'email'],
    ['no message', { message: undefined }, 'message'],
    ['an empty message', { message: '' }, 'message'],
    ['a blank message', { message: ' \n ' }, 'message'],
    ['a message of 20001', { message: 'x'.repeat(20_001) }, 'message'],
    ['a NUL', { message: 'a\u0000' }, 'message'],
    ['a name of 201', { name: 'x'.repeat(201) }, 'name'],
    ['a project that is no id', { postId: 'x' }, 'postId'],
  ])('%s', async ([, fields, path]) => {
    const { status, body } = await sendJson(site().app, 'POST', '/contact/sendMessage', {
      ...hello,
      ...fields,
    })
    expect([status, body.errors]).toEqual([400, [{ path, message: body.message }]])
    expect(await messages(site())).toEqual([])
    expect(site().app.mailbox.mails).toEqual([])
  })
})

describeOnce('text comes back as it was sent', () => {
  const site = shareSite()
  test('with any characters and maximum length', async () => {
    const sent: unknown[] = []
    for (const text of [...trickyTexts.map(([, each]) => each), longText(20_000)]) {
      const given = { ...hello, name: text.slice(0, 150).toWellFormed(), message: text }
      await site().visitor.contact.sendMessage(given)
      sent.unshift(given)
    }
    expect(await messages(site())).toMatchObject(sent)
  })
})

testOnce(
  'a robot that fills in the hidden field is told the same, and nothing happens',
  async () => {
    const site = await startSite()
    const answer = await site.visitor.contact.sendMessage({
      ...hello,
      website: 'https://spam.example',
    })
    expect(answer.message).toBe(received)
    await site.visitor.contact.sendMessage({ ...hello, website: '' })
    expect(await messages(site)).toHaveLength(1)
  },
)

testOnce('five messages an hour may come from one client, more are told to wait', async () => {
  const { app, token } = await startSite({ rateLimits: true })
  const send = (from: string) => app.client(null, from).contact.sendMessage(hello)
  const first = '203.0.113.5'
  const outcomes = await statusesOf(Array.from({ length: 8 }, () => send(first)))
  expect(countByStatus(outcomes)).toEqual({ 200: 5, 429: 3 })
  expect((await refusalOf(send(first))).retryAfter).toBeGreaterThan(3_000)
  await send('203.0.113.6')
  app.advance(hours(1))
  await send(first)
  expect((await app.client(token).message.showAllMessages()).total).toBe(7)
})

describe('the administrators', () => {
  const three = async () => {
    const site = await startSite()
    for (const name of ['first', 'second', 'third']) {
      await site.visitor.contact.sendMessage({ ...hello, name })
    }
    return site
  }
  const names = async (site: Site, part?: { limit?: number; offset?: number }) =>
    (await site.admin.message.showAllMessages(part)).messages.map(({ name }) => name)

  test('see unread messages first, then the newest, in pages', async () => {
    const site = await three()
    expect(await names(site)).toEqual(['third', 'second', 'first'])
    const [newest] = await messages(site)
    const marked = await site.admin.message.markMessage({
      messageId: newest?._id ?? '',
      read: true,
    })
    expect(marked.data).toEqual({ ...newest, read: true })
    expect(await names(site)).toEqual(['second', 'first', 'third'])
    expect(await names(site, { limit: 1, offset: 1 })).toEqual(['first'])
    expect(await site.admin.message.showAllMessages()).toMatchObject({ total: 3, unread: 2 })
    await site.admin.message.markMessage({ messageId: newest?._id ?? '', read: false })
    expect(await site.admin.message.showAllMessages()).toMatchObject({ unread: 3 })
  })

  testOnce('delete a message, by body and by address', async () => {
    const site = await three()
    const [a, b] = await messages(site)
    const { message } = await site.admin.message.deleteMessage({ messageId: a?._id ?? '' })
    expect(message).toBe('Message Deleted')
    const path = `/message/deleteMessage?_id=${b?._id}`
    expect((await sendJson(site.app, 'DELETE', path, undefined, site)).status).toBe(200)
    expect(await names(site)).toEqual(['first'])
  })

  testOnce('find nothing under an unknown id, and a blank one touches nothing', async () => {
    const site = await three()
    const { message } = site.admin
    const calls = [
      message.markMessage({ messageId: unknownId, read: true }),
      message.deleteMessage({ messageId: unknownId }),
    ]
    for (const refusal of await refusalsOf(calls)) {
      expect(refusal).toMatchObject({ status: 404, message: 'Message not found' })
    }
    for (const messageId of [undefined, '', ' ']) {
      const body = { messageId, read: true }
      for (const [method, name] of [
        ['PUT', 'markMessage'],
        ['DELETE', 'deleteMessage'],
      ] as const) {
        expect((await sendJson(site.app, method, `/message/${name}`, body, site)).status).toBe(400)
      }
    }
    expect(await names(site)).toHaveLength(3)
  })

  testOnce('export everything as CSV that a spreadsheet opens without harm', async () => {
    const site = await startSite()
    const { _id: postId } = await makePost(site.admin, { title: '@project' })
    const formulas = ['=1+1', '+1', '-1', '@sum(a)', '\t=1', '\r=1', '\n=1', '＝1', '＠x']
    for (const name of formulas) await site.visitor.contact.sendMessage({ ...hello, name, postId })
    await site.visitor.contact.sendMessage({ ...hello, name: 'a "b", c', message: 'two\nlines' })
    const { csv } = await site.admin.message.exportMessages()
    expect(csv).toMatch(/^sent,name,email,project,message,state\r\n/)
    expect(csv).toContain('"a ""b"", c",Grace@navy.example,,"two\nlines",unread\r\n')
    for (const name of formulas) expect(csv).toContain(`'${name}`)
    expect(csv.match(/'@project/g)).toHaveLength(formulas.length)
  })

  test('leave no content of messages in the journal', async () => {
    const site = await three()
    const [one] = await messages(site)
    await site.admin.message.deleteMessage({ messageId: one?._id ?? '' })
    const journal = await site.app.services.database.queries
      .selectFrom('journal')
      .selectAll()
      .where('entity', '=', 'message')
      .execute()
    expect(journal).toHaveLength(4)
    expect(JSON.stringify(journal)).not.toMatch(/navy|Hello|third/)
  })
})

testOnce('errors of a sent form follow its language', async () => {
  const { app, admin } = await startSite()
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const wrong = { email: 'nobody', message: '' }
  const send = async (path: string, lang?: string) => {
    const { status, body } = await sendJson(app, 'POST', path, { ...wrong, lang }, {})
    return [status, body.errors?.[0]?.message]
  }
  const paths = ['/contact/sendMessage', '/newsletter/subscribe']
  for (const path of paths) {
    expect(await send(path)).toContain('Enter a valid e-mail address')
    expect(await send(path, 'en')).toContain('Enter a valid e-mail address')
    expect(await send(path, 'de')).toContain('Geben Sie eine gültige E-Mail-Adresse ein')
    expect(await send(path, 'xx')).toContain('Enter a valid e-mail address')
  }
})
