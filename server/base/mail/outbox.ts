import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { newId } from '#server/base/db/id.ts'
import { type Mailer, toTransportMail } from './mail.ts'

/**
 * Creates a mailer for installations without a mail server. Writes mails to a folder and shows
 * their text to the operator.
 */
export const createOutboxMailer = (
  folder: string,
  from: string,
  show: (text: string) => void,
): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toTransportMail(mail, from))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${newId()}.eml`)
      await writeFile(path, message)
      show(
        `Mail to ${mail.to} (also in ${path})\n  ${mail.subject}\n\n${mail.text.replaceAll(/^/gm, '  ')}\n`,
      )
    },
    reach: async () => undefined,
    close: () => undefined,
    isOutbox: true,
  }
}
