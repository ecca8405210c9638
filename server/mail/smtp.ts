import { createTransport } from 'nodemailer'
import { addressed, type Mailer } from './mail.ts'

/** Sends through a real mail server, giving up after ten seconds. */
export const createSmtpMailer = (url: string, from: string, patienceMs = 10_000): Mailer => {
  // A mail that was given up must not go out later: its connection ends right after.
  const hangUpMs = patienceMs + 500
  const transport = createTransport(
    {
      url,
      ...{ connectionTimeout: hangUpMs, greetingTimeout: hangUpMs, socketTimeout: hangUpMs },
    },
    { from, disableFileAccess: true, disableUrlAccess: true },
  )
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
        await Promise.race([transport.sendMail(addressed(mail)), tooLate])
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => transport.close(),
  }
}
