import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

interface Site {
  readonly siteName: string
  readonly publicUrl: string
}

export const buildOneTimeCodeMail = (
  to: string,
  code: string,
  { siteName }: Pick<Site, 'siteName'>,
): Mail => ({
  to,
  ...renderMail(`${code} is your ${siteName} code`, [
    { text: `Someone, probably you, wants to open a ${siteName} account with this address.` },
    { text: 'Enter this code to go on. It works once and for ten minutes.' },
    { code },
    { text: 'If it was not you, ignore this mail: nothing happens without the code.' },
  ]),
})

/** Builds the mail for a sign-up with an email that already has an account. */
export const buildAccountExistsMail = (to: string, { siteName, publicUrl }: Site): Mail => ({
  to,
  ...renderMail(`You already have a ${siteName} account`, [
    {
      text: `Someone, probably you, tried to open a ${siteName} account with this address. There is one already.`,
    },
    { text: `Log in here: ${publicUrl}/login` },
    { text: 'If it was not you, ignore this mail: nothing has changed.' },
  ]),
})

export const buildPasswordResetMail = (
  to: string,
  { siteName, publicUrl }: Site,
  token: string,
): Mail => ({
  to,
  ...renderMail(`Choose a new ${siteName} password`, [
    { text: `Someone, probably you, has forgotten the password of this ${siteName} account.` },
    { text: `Choose a new one here, within an hour: ${publicUrl}/reset-password?token=${token}` },
    { text: 'If it was not you, ignore this mail: your password stays as it is.' },
  ]),
})

/** Builds the mail for a password reset with an email that has no account. */
export const buildNoAccountMail = (to: string, { siteName, publicUrl }: Site): Mail => ({
  to,
  ...renderMail(`There is no ${siteName} account with this address`, [
    {
      text: `Someone, probably you, asked for a new ${siteName} password at this address. It has no account.`,
    },
    { text: `Did you sign up with another address? Log in here: ${publicUrl}/login` },
  ]),
})

/** Builds the mail for a password reset of an account that waits for approval. */
export const buildApprovalPendingMail = (to: string, { siteName, publicUrl }: Site): Mail => ({
  to,
  ...renderMail(`Your ${siteName} account is waiting for approval`, [
    { text: `Someone, probably you, asked for a new ${siteName} password at this address.` },
    {
      text: 'Its account has not been approved yet. Once an administrator has done so, you can choose a new password.',
    },
    { text: `Ask again then: ${publicUrl}/forgot-password` },
  ]),
})

export const buildPasswordChangedMail = (to: string, { siteName, publicUrl }: Site): Mail => ({
  to,
  ...renderMail(`Your ${siteName} password has changed`, [
    {
      text: `The password of your ${siteName} account has just been changed. Every other session has ended.`,
    },
    { text: `If it was not you, choose a new one at once: ${publicUrl}/login` },
  ]),
})
