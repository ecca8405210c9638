import type { Role } from '#contract/call/role.ts'
import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

const tasks: Readonly<Record<Role, string>> = {
  SuperAdmin: 'become an administrator of',
  Editor: 'edit the content of',
  Member: 'keep your own profile on',
}

export const buildInvitationMail = (
  to: string,
  invitedBy: string,
  role: Role,
  publicUrl: string,
  siteName: string,
): Mail => ({
  to,
  ...renderMail(`You are invited to keep ${siteName}`, [
    { text: `${invitedBy} invites you to ${tasks[role]} ${siteName}.` },
    { text: `Sign up with this e-mail address: ${publicUrl}/signup` },
  ]),
})

export const buildApprovalMail = (to: string, publicUrl: string, siteName: string): Mail => ({
  to,
  ...renderMail(`Your ${siteName} account is ready`, [
    { text: `An administrator has approved your ${siteName} account.` },
    { text: `Log in here: ${publicUrl}/login` },
  ]),
})

/** Builds the mail about a second factor that an administrator removed. */
export const buildSecondFactorRemovedMail = (
  to: string,
  removedBy: string,
  publicUrl: string,
  siteName: string,
): Mail => ({
  to,
  ...renderMail(`Your second factor for ${siteName} was removed`, [
    {
      text: `${removedBy} has removed the second factor of your ${siteName} account. Your password is enough to log in now.`,
    },
    { text: `Add a new one under Account: ${publicUrl}/admin/account` },
    { text: 'If you did not ask for this, tell your administrators at once.' },
  ]),
})
