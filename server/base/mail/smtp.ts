import { createTransport } from 'nodemailer'
import { withinTime } from '#server/base/process/time-limit.ts'
import { addressed, type Mailer } from './mail.ts'

/** Sends through a real mail server, giving up after ten seconds. */
export const createSmtpMailer = (url: string, from: string, patienceMs = 10_000): Mailer => {
  // A mail that was given up must not go out later: its connection ends right after.
  const hangUpMs = patienceMs + 500
  const transport = createTransport(
    {
      url,
      connectionTimeout: hangUpMs,
      greetingTimeout: hangUpMs,
      socketTimeout: hangUpMs,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    send: (mail) =>
      withinTime(patienceMs, 'The mail server did not answer in time', async () => {
        await transport.sendMail(addressed(mail, from))
      }),
    reach: () =>
      withinTime(patienceMs, 'The mail server did not answer in time', async () => {
        await transport.verify()
      }),
    close: () => transport.close(),
  }
}
