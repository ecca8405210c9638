import { apiBasePath } from '#contract/call/call.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'
import type { NewsletterMailTexts } from './mail-texts.ts'

export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${apiBasePath}/newsletter/unsubscribe?token=${token}`

export const unsubscribePageUrl = (root: string, token: string): string =>
  `${root}/newsletter?leave=${token}`

const unsubscribeHeaders = (publicUrl: string, token: string) => ({
  'list-unsubscribe': `<${unsubscribeUrl(publicUrl, token)}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Adds a `list-id` header (RFC 2919), by which mail programs recognise the newsletter. */
export const issueMailHeaders = (publicUrl: string, token: string) => ({
  ...unsubscribeHeaders(publicUrl, token),
  'list-id': `<newsletter.${new URL(publicUrl).hostname}>`,
})

/** Builds the mail with the link by which a new subscriber confirms the email address. */
export const buildConfirmMail = (
  to: string,
  publicUrl: string,
  token: string,
  name: string,
  { words: { confirm }, root, lang }: NewsletterMailTexts,
): Mail => ({
  to,
  headers: unsubscribeHeaders(publicUrl, token),
  ...renderMail(
    fillPlaceholders(confirm.subject, { name }),
    [
      { text: fillPlaceholders(confirm.why, { name }) },
      { text: fillPlaceholders(confirm.here, { link: `${root}/newsletter?confirm=${token}` }) },
      { text: fillPlaceholders(confirm.notYou, { link: unsubscribePageUrl(root, token) }) },
    ],
    lang,
  ),
})
