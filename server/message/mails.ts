import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

/** Builds the mail about a new message. Its reply address is the sender of the message. */
export const createMessageMail = (
  to: string,
  from: { name: string; email: string; message: string; about: string | null },
  { panelUrl, siteName }: { panelUrl: string; siteName: string },
): Mail => ({
  to,
  headers: { 'reply-to': from.email },
  ...renderMail(
    from.about
      ? `A question about ${from.about.slice(0, 120)} (${siteName})`
      : `A message from the website of ${siteName}`,
    [
      { text: `${from.name || 'Someone'} (${from.email}) wrote to ${siteName}:` },
      { text: from.message },
      { text: `All messages: ${panelUrl}` },
    ],
  ),
})
