import { apiBase } from '#contract/call/call.ts'
import { layOut } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

/** Where one click of a mail program, or of a person, ends a subscription. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${apiBase}/newsletter/unsubscribe?token=${token}`

/** The page on which a person ends a subscription. */
export const leavePage = (publicUrl: string, token: string): string =>
  `${publicUrl}/newsletter?leave=${token}`

/** Lets a mail program end a subscription with one click, as RFC 8058 asks. */
export const unsubscribeHeaders = (publicUrl: string, token: string) => ({
  'list-unsubscribe': `<${unsubscribeUrl(publicUrl, token)}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Asks the owner of an address whether they really want the newsletter. */
export const confirmMail = (
  to: string,
  publicUrl: string,
  token: string,
  siteName: string,
): Mail => ({
  to,
  subject: `Please confirm: news from ${siteName}`,
  headers: unsubscribeHeaders(publicUrl, token),
  ...layOut([
    { text: `Someone, probably you, asked for news from ${siteName} at this address.` },
    { text: `Confirm it here: ${publicUrl}/newsletter?confirm=${token}` },
    {
      text: `If it was not you, do nothing, or remove the address here: ${leavePage(publicUrl, token)}`,
    },
  ]),
})
