import { ApiError } from '#contract/call/api-error.ts'
import { layOut } from '#server/base/mail/layout.ts'
import type { Mailer } from '#server/base/mail/mail.ts'

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** Hands a mail over at once, and says in its refusal what the mail server said. */
export const sendTest = async (
  mailer: Mailer,
  to: string,
  { siteName, publicUrl }: { siteName: string; publicUrl: string },
): Promise<void> => {
  const text = `This is a test mail from ${siteName} (${publicUrl}). Mail works.`
  try {
    await mailer.send({ to, subject: `Test mail from ${siteName}`, ...layOut([{ text }]) })
  } catch (cause) {
    throw new ApiError('mailDown', `The mail could not be handed over: ${reasonOf(cause)}`, {
      cause,
    })
  }
}
