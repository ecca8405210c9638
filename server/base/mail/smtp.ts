import { createTransport } from 'nodemailer'
import { runWithTimeLimit } from '#server/base/process/time-limit.ts'
import { type Mailer, toTransportMail } from './mail.ts'

export const createSmtpMailer = (url: string, from: string, patienceMs = 10_000): Mailer => {
  // After the timeout the connection closes, so that the mail is not sent later.
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
      runWithTimeLimit(patienceMs, 'The mail server did not answer in time', async () => {
        await transport.sendMail(toTransportMail(mail, from))
      }),
    reach: () =>
      runWithTimeLimit(patienceMs, 'The mail server did not answer in time', async () => {
        await transport.verify()
      }),
    close: () => transport.close(),
  }
}
