import { layOut } from '#server/mail/layout.ts'
import type { Mail } from '#server/mail/mail.ts'

/** Invites someone to keep the site. */
export const invitationMail = (
  to: string,
  invitedBy: string,
  publicUrl: string,
  siteName: string,
): Mail => ({
  to,
  subject: `You are invited to keep ${siteName}`,
  ...layOut([
    { text: `${invitedBy} invites you to become an administrator of ${siteName}.` },
    { text: `Sign up with this e-mail address: ${publicUrl}/signup` },
  ]),
})

/** Tells someone who waited that they may come in. */
export const approvedMail = (to: string, publicUrl: string, siteName: string): Mail => ({
  to,
  subject: `Your ${siteName} account is ready`,
  ...layOut([
    { text: `An administrator has approved your ${siteName} account.` },
    { text: `Log in here: ${publicUrl}/login` },
  ]),
})
