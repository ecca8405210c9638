import { apiBase } from '#contract/call/call.ts'
import { fill } from '#contract/content/group.ts'
import { layOut } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'
import type { MailWords } from './mail-words.ts'

/** Where one click of a mail program, or of a person, ends a subscription. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${apiBase}/newsletter/unsubscribe?token=${token}`

/** The page on which a person ends a subscription, below the root of their language. */
export const leavePage = (root: string, token: string): string =>
  `${root}/newsletter?leave=${token}`

/** Lets a mail program end a subscription with one click, as RFC 8058 asks. */
const unsubscribeHeaders = (publicUrl: string, token: string) => ({
  'list-unsubscribe': `<${unsubscribeUrl(publicUrl, token)}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** Also lets a mail program recognise the newsletter, as RFC 2919 describes. */
export const issueHeaders = (publicUrl: string, token: string) => ({
  ...unsubscribeHeaders(publicUrl, token),
  'list-id': `<newsletter.${new URL(publicUrl).hostname}>`,
})

/** Asks the owner of an address whether they really want the newsletter. */
export const confirmMail = (
  to: string,
  publicUrl: string,
  token: string,
  name: string,
  { words: { confirm }, root, lang }: MailWords,
): Mail => ({
  to,
  headers: unsubscribeHeaders(publicUrl, token),
  ...layOut(
    fill(confirm.subject, { name }),
    [
      { text: fill(confirm.why, { name }) },
      { text: fill(confirm.here, { link: `${root}/newsletter?confirm=${token}` }) },
      { text: fill(confirm.notYou, { link: leavePage(root, token) }) },
    ],
    lang,
  ),
})
