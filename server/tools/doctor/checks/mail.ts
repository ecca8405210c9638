import { renderMail } from '#server/base/mail/layout.ts'
import { createSmtpMailer } from '#server/base/mail/smtp.ts'
import { createFineFinding, createWarningFinding, type DoctorCheck } from '../check.ts'

/** Checks the connection to the mail server. Sends a mail only if a test mail was requested. */
export const mailCheck: DoctorCheck = {
  name: 'mail',
  run: async ({ env, mailTo }) => {
    if (!env.SMTP_URL) {
      return createWarningFinding(
        `There is no mail server: mails become files in ${env.DATA_DIR}/outbox.`,
        'Set SMTP_URL and MAIL_FROM before others sign up or subscribe.',
      )
    }
    const mailer = createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    try {
      await mailer.reach()
      if (mailTo === undefined) {
        return createFineFinding('The mail server answers; --mail ADDRESS sends a test mail.')
      }
      const text = `This is a test mail from ${env.PUBLIC_URL}. Mail works.`
      await mailer.send({ to: mailTo, ...renderMail('Test mail', [{ text }]) })
      return createFineFinding(`The mail server has taken a test mail to ${mailTo}.`)
    } finally {
      mailer.close()
    }
  },
}
