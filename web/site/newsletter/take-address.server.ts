import { data } from 'react-router'
import type { SalusClient } from '#contract/api.ts'
import { ApiError, toFieldErrors } from '#contract/call/api-error.ts'
import { z } from '#contract/call/zod.ts'
import { translateFormMessage } from '#contract/content/form-sentence.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { typedFieldTextsOf } from '#web/site/parts/message-outcome.ts'

/**
 * Handles a subscription form that was submitted without a script. The returned `problem` is an error
 * message, or null after success.
 */
export const handleSubscriptionForm = async (
  client: SalusClient,
  form: FormData,
  content: ChangedContent,
) => {
  const typed = typedFieldTextsOf(form)
  const answer = (problem: string | null, status = 200) =>
    data(
      { email: typed.email ?? '', problem: problem && translateFormMessage(problem, content) },
      status,
    )
  const input = z.safeParse(newsletterApi.subscribe.input, typed)
  if (!input.success) return answer(toFieldErrors(input.error)[0]?.message ?? '', 400)
  try {
    await client.newsletter.subscribe(input.data)
    return answer(null)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return answer(error.message, error.status)
  }
}
