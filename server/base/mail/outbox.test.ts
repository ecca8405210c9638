import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { buildOneTimeCodeMail } from '#server/auth/mails.ts'
import { temporaryFolder } from '#server/tools/testing/database/database.ts'
import { createOutboxMailer } from './outbox.ts'

test('without a mail server every mail becomes a file and its text is shown', async () => {
  const folder = join(temporaryFolder(), 'outbox')
  const shown: string[] = []
  const mailer = createOutboxMailer(folder, 'Salus <no-reply@salus.example>', (text) =>
    shown.push(text),
  )
  await mailer.send(buildOneTimeCodeMail('grace@salus.example', '012345', { siteName: 'Salus' }))
  await mailer.send(buildOneTimeCodeMail('ada@salus.example', '543210', { siteName: 'Salus' }))
  const files = readdirSync(folder).toSorted()
  expect(files).toHaveLength(2)
  const mail = await PostalMime.parse(readFileSync(join(folder, files[0] ?? '')))
  expect(mail).toMatchObject({
    subject: '012345 is your Salus code',
    to: [{ address: 'grace@salus.example' }],
  })
  expect(shown[0]).toContain('Mail to grace@salus.example')
  expect(shown[0]).toContain('012345')
})
