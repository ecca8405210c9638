import { ApiError } from '#contract/call/api-error.ts'
import { send } from '#contract/call/client.ts'
import { z } from '#contract/call/zod.ts'
import { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { transport } from '#web/api/client.ts'
import { newsletterBox as words } from '#web/content/newsletter-box-words.ts'

/** Asks for the newsletter; answers with what is wrong, or nothing when a mail is on its way. */
export const subscribe = async (typed: {
  email: string
  website: string
}): Promise<string | null> => {
  const input = z.safeParse(newsletterApi.subscribe.input, typed)
  if (!input.success) return input.error.issues[0]?.message ?? words.failed
  try {
    await send(newsletterApi.subscribe, input.data, transport)
    return null
  } catch (error) {
    return error instanceof ApiError ? error.message : words.failed
  }
}
