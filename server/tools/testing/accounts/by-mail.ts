import { expect } from 'vitest'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import type { ServerProcess } from '#server/tools/testing/process/process.ts'
import type { TestMailServer } from '#server/tools/testing/services/mail-server.ts'
import { signUpFirst } from './first-admin.ts'

/** What a mail to someone names, once it has come. */
const namedTo = (mailServer: TestMailServer, address: string, what: RegExp): Promise<string> =>
  eventually(() => {
    const texts = mailServer.mails
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ parsed }) => parsed.text ?? '')
    return what.exec(texts.join('\n'))?.[1] ?? expect.fail(`No mail to ${address} names it`)
  })

/** Signs the first administrator of a server up. */
export const signUpByMail = (server: ServerProcess, mailServer: TestMailServer): Promise<string> =>
  signUpFirst(server, (email) => namedTo(mailServer, email, /\b(\d{6})\b/))

/** Has everyone subscribe to the newsletter, and confirm with the link they are sent. */
export const subscribeByMail = async (
  server: ServerProcess,
  mailServer: TestMailServer,
  addresses: readonly string[],
): Promise<void> => {
  const { newsletter } = server.client()
  for (const address of addresses) {
    await newsletter.subscribe({ email: address })
    const token = await namedTo(mailServer, address, /confirm=([A-Za-z0-9_-]{43})/)
    await newsletter.confirm({ token })
  }
}

/** Who was sent a mail with this subject, as often as they were. */
export const recipientsOf = ({ mails }: TestMailServer, subject: string): string[] =>
  mails.filter(({ parsed }) => parsed.subject === subject).flatMap(({ recipients }) => recipients)
