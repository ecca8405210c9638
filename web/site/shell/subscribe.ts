import { ApiError } from '#contract/call/api-error.ts'
import { sendCall } from '#contract/call/client.ts'
import { z } from '#contract/call/zod.ts'
import { translateFormMessage } from '#contract/content/form-sentence.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { browserClientOptions } from '#web/api/browser-client.ts'

/**
 * Subscribes an address. Returns the error message, or null if a confirmation mail was sent.
 */
export const subscribeToNewsletter = async (
  typed: { email: string; website: string },
  content: ChangedContent,
): Promise<string | null> => {
  const { lang } = document.documentElement
  const input = z.safeParse(newsletterApi.subscribe.input, { ...typed, lang })
  if (!input.success) return translateFormMessage(input.error.issues[0]?.message ?? '', content)
  try {
    await sendCall(newsletterApi.subscribe, input.data, browserClientOptions)
    return null
  } catch (error) {
    if (error instanceof ApiError) return translateFormMessage(error.message, content)
    throw error
  }
}
