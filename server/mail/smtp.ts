import { createTransport } from 'nodemailer'
import type { Mailer } from './mail.ts'

const patienceMs = 10_000

/** Sends through a real mail server, giving up after ten seconds. */
export const createSmtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => {
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error('The mail server did not answer in time')),
          patienceMs,
        )
      })
      try {
        await Promise.race([transport.sendMail(mail), tooLate])
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
