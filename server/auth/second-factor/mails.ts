import { layOut } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

/** Tells the owner of an account that log-in asks for more from now on. */
export const secondFactorAddedMail = (to: string, publicUrl: string, siteName: string): Mail => ({
  to,
  subject: `A second factor was added to your ${siteName} account`,
  ...layOut([
    { text: `From now on, log-in to ${siteName} asks for it after your password.` },
    {
      text: `If it was not you, choose a new password at once and tell an administrator: ${publicUrl}/forgot-password`,
    },
  ]),
})

/** Tells the owner of an account that a second factor is gone. */
export const secondFactorRemovedMail = (to: string, publicUrl: string, siteName: string): Mail => ({
  to,
  subject: `A second factor was removed from your ${siteName} account`,
  ...layOut([
    {
      text: `Someone, probably you, has removed it from your ${siteName} account with your password and a code.`,
    },
    {
      text: `If it was not you, choose a new password at once and tell an administrator: ${publicUrl}/forgot-password`,
    },
  ]),
})
