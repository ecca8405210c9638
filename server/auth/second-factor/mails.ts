import { renderMail } from '#server/base/mail/layout.ts'
import type { Mail } from '#server/base/mail/mail.ts'

export type SecondFactorChange = 'added' | 'removed' | 'renewed'

const changes: Record<SecondFactorChange, { subject: (account: string) => string; text: string }> =
  {
    added: {
      subject: (account) => `A second factor was added to your ${account}`,
      text: 'From now on, log-in asks for it after your password.',
    },
    removed: {
      subject: (account) => `A second factor was removed from your ${account}`,
      text: 'Someone, probably you, has removed it with a code.',
    },
    renewed: {
      subject: (account) => `The recovery codes of your ${account} were renewed`,
      text: 'Someone, probably you, has made new recovery codes. The earlier ones no longer work.',
    },
  }

export const buildSecondFactorChangedMail = (
  to: string,
  change: SecondFactorChange,
  { publicUrl, siteName }: { publicUrl: string; siteName: string },
): Mail => ({
  to,
  ...renderMail(changes[change].subject(`${siteName} account`), [
    { text: changes[change].text },
    { text: `Every other session of your ${siteName} account has ended.` },
    {
      text: `If it was not you, choose a new password at once and tell an administrator: ${publicUrl}/forgot-password`,
    },
  ]),
})
