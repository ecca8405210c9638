import { layOut } from '#server/mail/layout.ts'
import type { Mail } from '#server/mail/mail.ts'

const siteName = 'Salus'

/** The mail that carries a one-time code. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your ${siteName} code`,
  ...layOut([
    { text: `Someone, probably you, wants to open a ${siteName} account with this address.` },
    { text: 'Enter this code to go on. It works once and for ten minutes.' },
    { code },
    { text: 'If it was not you, ignore this mail: nothing happens without the code.' },
  ]),
})

/** The mail an address gets that already has an account. */
export const accountExistsMail = (to: string, publicUrl: string): Mail => ({
  to,
  subject: `You already have a ${siteName} account`,
  ...layOut([
    {
      text: `Someone, probably you, tried to open a ${siteName} account with this address. There is one already.`,
    },
    { text: `Log in here: ${publicUrl}/login` },
    { text: 'If it was not you, ignore this mail: nothing has changed.' },
  ]),
})
