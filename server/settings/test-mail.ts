import { ApiError } from '#contract/call/api-error.ts'
import { renderMail } from '#server/base/mail/layout.ts'
import type { Mailer } from '#server/base/mail/mail.ts'

/** Explanations by error code of the mail library or the operating system. */
const explanations: Readonly<Record<string, string>> = {
  ECONNREFUSED:
    'Nothing answers at the address of the mail server. Is it running, and is its port right?',
  ECONNECTION: 'The mail server could not be reached. Are its name and port right?',
  ESOCKET: 'The mail server could not be reached. Are its name and port right?',
  EDNS: 'There is no mail server of this name. Is it written correctly?',
  ENOTFOUND: 'There is no mail server of this name. Is it written correctly?',
  ETIMEDOUT: 'The mail server did not answer in time. Does a firewall keep it out?',
  ETLS: 'No secure connection to the mail server could be made. Is its certificate valid?',
  EAUTH: 'The mail server does not accept the name or the password.',
  EENVELOPE: 'The mail server refuses the address of the sender or of the recipient.',
}

const codesOf = (error: unknown): string[] => {
  if (!(error instanceof Error)) return []
  const { code } = { code: undefined, ...error }
  // Codes of the operating system come first, because they are more specific than those of the mail library.
  return [...codesOf(error.cause), ...error.message.split(/\W+/), String(code ?? '')]
}

const reasonOf = (error: unknown): string => {
  const detail = error instanceof Error ? error.message : String(error)
  const known = codesOf(error).find((code) => Object.hasOwn(explanations, code)) ?? ''
  return `${explanations[known] ?? 'The mail could not be handed over.'} The mail server’s answer: ${detail}`
}

/** Sends a mail immediately. Throws an explanation followed by the mail server's error. */
export const sendTestMail = async (
  mailer: Mailer,
  to: string,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): Promise<void> => {
  const text = `This is a test mail from ${siteName} (${publicUrl}). Mail works.`
  try {
    await mailer.send({ to, ...renderMail(`Test mail from ${siteName}`, [{ text }]) })
  } catch (cause) {
    throw new ApiError('mailDown', reasonOf(cause), {
      cause,
    })
  }
}
