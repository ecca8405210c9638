import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { buildOneTimeCodeMail } from '#server/auth/mails.ts'
import { stopTimeouts } from '#server/tools/testing/app/clock.ts'
import { createSmtpMailer } from './smtp.ts'

const from = 'Salus <no-reply@salus.example>'

/** Starts a real mail server that stores mails or rejects every recipient. */
const startMailServer = async ({ refuses = false } = {}) => {
  const received: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) =>
      refuses ? done(Object.assign(new Error('no such person'), { responseCode: 550 })) : done(),
    onData: (stream, _, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks))
        done()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const { port } = portOf(server.server.address())
  return { url: `smtp://127.0.0.1:${port}`, received }
}

const portOf = (address: string | AddressInfo | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address
}

const mailerFor = (url: string) => {
  const mailer = createSmtpMailer(url, from)
  onTestFinished(() => mailer.close())
  return mailer
}

test('a mail arrives as text and HTML, from the configured sender', async () => {
  const { url, received } = await startMailServer()
  await mailerFor(url).send(
    buildOneTimeCodeMail('grace@salus.example', '012345', { siteName: 'Salus' }),
  )
  const mail = await PostalMime.parse(received[0] ?? '')
  expect(mail).toMatchObject({
    subject: '012345 is your Salus code',
    from: { name: 'Salus', address: 'no-reply@salus.example' },
    to: [{ address: 'grace@salus.example' }],
  })
  expect(mail.text).toContain('    012345')
  expect(mail.html).toContain('012345')
})

test('a mail is marked as automatic, and a newsletter has its list header', async () => {
  const { url, received } = await startMailServer()
  const mailer = mailerFor(url)
  const code = buildOneTimeCodeMail('grace@salus.example', '012345', { siteName: 'Salus' })
  await mailer.send(code)
  const headers = { 'list-id': '<newsletter.salus.example>' }
  await mailer.send({ ...code, subject: 'News', headers })
  const sent = await Promise.all(received.map((each) => PostalMime.parse(each)))
  const valuesOf = (name: string) =>
    sent.map((each) => each.headers.find(({ key }) => key === name)?.value)
  expect(valuesOf('auto-submitted')).toEqual(['auto-generated', undefined])
  expect(valuesOf('list-id')).toEqual([undefined, '<newsletter.salus.example>'])
})

describe('sending a mail fails', () => {
  test('if the mail server rejects the recipient', async () => {
    const { url, received } = await startMailServer({ refuses: true })
    const sent = mailerFor(url).send(
      buildOneTimeCodeMail('nobody@salus.example', '012345', { siteName: 'Salus' }),
    )
    await expect(sent).rejects.toThrow(/550|no such person/)
    expect(received).toEqual([])
  })

  test('if no server listens', async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const { port } = portOf(probe.address())
    probe.close()
    await once(probe, 'close')
    const sent = mailerFor(`smtp://127.0.0.1:${port}`).send(
      buildOneTimeCodeMail('a@salus.example', '012345', { siteName: 'Salus' }),
    )
    await expect(sent).rejects.toThrow(/ECONNREFUSED/)
  })

  test('if the mail server does not respond within ten seconds', async () => {
    const silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const connected = once(silent, 'connection')
    stopTimeouts()
    const { port } = portOf(silent.address())
    const sent = mailerFor(`smtp://127.0.0.1:${port}`).send(
      buildOneTimeCodeMail('a@salus.example', '012345', { siteName: 'Salus' }),
    )
    const outcome = expect(sent).rejects.toThrow('The mail server did not answer in time')
    const [socket] = await connected
    onTestFinished(() => socket.destroy())
    await vi.advanceTimersByTimeAsync(9_999)
    expect(await Promise.race([sent.catch(() => 'failed'), Promise.resolve('waiting')])).toBe(
      'waiting',
    )
    await vi.advanceTimersByTimeAsync(1)
    await outcome
  })
})
