import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hours, minutes, stopTimeouts } from '#server/tools/testing/app/clock.ts'
import { startSite } from '#server/tools/testing/content/content.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendJson } from '#server/tools/testing/http/send.ts'
import { startMailServer, type TestMailServer } from '#server/tools/testing/services/mail-server.ts'
import type { Mailer } from './mail.ts'
import { createSmtpMailer } from './smtp.ts'

const from = 'Salus <no-reply@salus.example>'
const message = { name: 'Grace', email: 'grace@navy.example', message: 'Hello there' }

const mailerFor = ({ url }: TestMailServer): Mailer => {
  const mailer = createSmtpMailer(url, from)
  onTestFinished(() => mailer.close())
  return mailer
}

const startWithMailServer = async () => {
  const server = await startMailServer()
  const mailer = mailerFor(server)
  const site = await startSite({ parts: () => ({ mailer }) })
  return { ...site, server, flush: () => site.app.services.mailQueue.flush() }
}

/** Creates a mailer whose server accepts the connection and never responds. */
const silentMailer = async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const connected = once(server, 'connection')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { mailer: createSmtpMailer(`smtp://127.0.0.1:${port}`, from), connected }
}

test('a message reaches the administrators, whose reply goes to the visitor', async () => {
  const { admin, visitor, flush, server } = await startWithMailServer()
  await admin.settings.updateSettings({ name: 'Group "Å", Imaging' })
  await visitor.contact.sendMessage(message)
  await flush()
  expect(server.mails).toHaveLength(1)
  const { recipients, parsed } = server.mails[0] ?? expect.fail('no mail')
  expect(recipients).toEqual(['ada@salus.example'])
  expect(parsed.from).toMatchObject({
    name: 'Group "Å", Imaging',
    address: 'no-reply@salus.example',
  })
  expect(parsed.replyTo).toMatchObject([{ address: message.email }])
  expect(parsed.subject).toBe('A message from the website of Group "Å", Imaging')
  expect(parsed.text).toContain(message.message)
})

test('if the server rejects a mail, the message is stored and the mail is sent later', async () => {
  const { app, admin, visitor, flush, server } = await startWithMailServer()
  server.behave('refuse')
  await visitor.contact.sendMessage(message)
  await flush()
  expect(server.mails).toEqual([])
  expect((await admin.message.showAllMessages()).messages).toMatchObject([message])
  expect(app.takeErrors()).toEqual(['A mail could not be sent'])
  server.behave('accept')
  app.advance(minutes(1))
  expect(await flush()).toBe(1)
  expect(server.mails).toHaveLength(1)
})

test('after an outage of hours, no mail is lost or sent twice', async () => {
  const { app, visitor, flush, server } = await startWithMailServer()
  await server.stop()
  for (const name of ['a', 'b', 'c']) await visitor.contact.sendMessage({ ...message, name })
  await flush()
  for (let hour = 0; hour < 5; hour++) {
    app.advance(hours(1))
    expect(await flush()).toBe(0)
  }
  await server.restart()
  app.advance(hours(6))
  expect(await flush()).toBe(3)
  app.advance(hours(24))
  expect(await flush()).toBe(0)
  const texts = server.mails.map(({ parsed }) => parsed.text?.slice(0, 1)).toSorted()
  expect(texts).toEqual(['a', 'b', 'c'])
  app.takeErrors()
})

test('a server that accepts a mail and never responds delays nobody', async () => {
  const server = await startMailServer()
  server.behave('hang')
  const [hurried, patient] = [createSmtpMailer(server.url, from, 500), mailerFor(server)]
  const answered = Promise.withResolvers<void>()
  let send: Mailer['send'] = async (mail) => {
    // If the response waited for the mail, this would be a deadlock.
    await answered.promise
    await hurried.send(mail)
  }
  const mailer: Mailer = { ...hurried, send: (mail) => send(mail) }
  const { app, admin, visitor } = await startSite({ parts: () => ({ mailer }) })
  const { mailQueue } = app.services
  await visitor.contact.sendMessage(message)
  answered.resolve()
  await mailQueue.flush()
  expect(app.takeErrors()).toEqual(['A mail could not be sent'])
  expect((await admin.message.showAllMessages()).total).toBe(1)
  server.behave('accept')
  send = patient.send
  app.advance(minutes(5))
  await mailQueue.flush()
  expect(server.mails).toHaveLength(1)
})

test('a code whose mail server never responds fails with 503 after ten seconds', async () => {
  const { mailer, connected } = await silentMailer()
  const { app, visitor } = await startSite({ parts: () => ({ mailer }) })
  stopTimeouts()
  const refusal = refusalOf(visitor.auth.sendotp({ email: 'new@salus.example' }))
  await connected
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await refusal).toMatchObject({
    status: 503,
    message: 'The mail could not be sent. Please try again in a moment.',
  })
  app.takeErrors()
})

test('user input never becomes a header or a recipient', async () => {
  const { admin, visitor, flush, server } = await startWithMailServer()
  const evil = 'x\r\nBcc: victim@evil.example\r\n\r\nbody'
  const { _id: category } = (await admin.category.addCategory({ name: 'c' })).data
  const title = `Title${evil}`.slice(0, 200)
  const { data } = await admin.post.createPost({ title, shortDesc: 'x', content: 'x', category })
  await visitor.contact.sendMessage({
    name: evil,
    email: 'grace@navy.example',
    message: evil,
    postId: data._id,
  })
  await flush()
  const { recipients, parsed, raw } = server.mails[0] ?? expect.fail('no mail')
  expect(recipients).toEqual(['ada@salus.example'])
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc')
  expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc/im)
})

test.for([
  '"x" <attacker@evil.example>, "b"@salus.example',
  '"x"@evil.example,"y"@salus.example',
  'a@evil.example, b@salus.example',
  'a@evil.example\r\nBcc: b@salus.example',
  'a@evil.example>,<b@salus.example',
  'Grace <grace@salus.example>',
])('an address that hides another one is refused: %j', async (email) => {
  const { app, server, flush } = await startWithMailServer()
  for (const path of [
    '/auth/sendotp',
    '/auth/reset-password-token',
    '/newsletter/subscribe',
    '/contact/sendMessage',
  ]) {
    const { status, body } = await sendJson(app, 'POST', path, { ...message, email })
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'email', message: 'Enter a valid e-mail address' }],
    ])
  }
  await flush()
  expect(server.mails).toEqual([])
})

test('the recipient is always a single address', async () => {
  const server = await startMailServer()
  const mailer = mailerFor(server)
  const to = '"x" <attacker@evil.example>, "b"@salus.example'
  await mailer.send({ to, subject: 's', text: 't', html: 'h' }).catch(() => undefined)
  const recipients = server.mails.flatMap((mail) => mail.recipients)
  expect(recipients).not.toContain('attacker@evil.example')
})
