import { expect } from 'vitest'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import type { ServerProcess } from '#server/tools/testing/process/process.ts'
import type { TestMailServer } from '#server/tools/testing/services/mail-server.ts'
import { signUpFirstAdmin } from './first-admin.ts'

/** Waits for a mail to an address that matches `what`. Returns the first group. */
const namedTo = (mailServer: TestMailServer, address: string, what: RegExp): Promise<string> =>
  eventually(() => {
    const texts = mailServer.mails
      .filter(({ recipients }) => recipients.includes(address))
      .map(({ parsed }) => parsed.text ?? '')
    return what.exec(texts.join('\n'))?.[1] ?? expect.fail(`No mail to ${address} names it`)
  })

/** Signs up the first administrator of a server. Returns the token. */
export const signUpByMail = (server: ServerProcess, mailServer: TestMailServer): Promise<string> =>
  signUpFirstAdmin(server, (email) => namedTo(mailServer, email, /\b(\d{6})\b/))

/** Subscribes all addresses to the newsletter and confirms with the mailed links. */
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

/** Lists the recipients of all mails with a subject, once per mail. */
export const recipientsOfMails = ({ mails }: TestMailServer, subject: string): string[] =>
  mails.filter(({ parsed }) => parsed.subject === subject).flatMap(({ recipients }) => recipients)
