import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

export const buildSuggestionDecisionMail = (
  to: string,
  decision: 'accepted' | 'declined',
  { decidedBy, note, siteName }: { decidedBy: string; note: string; siteName: string },
): Mail => ({
  to,
  ...renderMail(`Your suggestion for ${siteName} was ${decision}`, [
    {
      text:
        decision === 'accepted'
          ? `${decidedBy} has accepted your suggestion for ${siteName}. Thank you: the site shows it now.`
          : `${decidedBy} has declined your suggestion for ${siteName}. Nothing on the site has changed.`,
    },
    ...(note.trim() === '' ? [] : [{ text: note }]),
  ]),
})
