import { data } from 'react-router'
import type { SalusClient } from '#contract/api.ts'
import { ApiError, type FieldError, toFieldErrors } from '#contract/call/api-error.ts'
import { z } from '#contract/call/zod.ts'
import { translateFormMessage } from '#contract/content/form-sentence.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { contactApi } from '#contract/message/message.ts'
import { type MessageSendResult, typedFieldTextsOf } from '#web/site/parts/message-outcome.ts'

/**
 * Handles a message form that was submitted without a script. Returns the typed text, so that
 * nothing is lost.
 */
export const handleMessageForm = async (
  client: SalusClient,
  form: FormData,
  content: ChangedContent,
) => {
  const say = (sentence: string) => translateFormMessage(sentence, content)
  const sayAll = (errors: readonly FieldError[]) =>
    errors.map(({ path, message }) => ({ path, message: say(message) }))
  const typed = typedFieldTextsOf(form)
  const answer = (outcome: MessageSendResult, status = 200) => data({ ...outcome, typed }, status)
  const input = z.safeParse(contactApi.sendMessage.input, typed)
  if (!input.success)
    return answer({ errors: sayAll(toFieldErrors(input.error)), message: null }, 400)
  try {
    await client.contact.sendMessage(input.data)
    return answer({ sentBy: input.data.email })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return answer({ errors: sayAll(error.errors), message: say(error.message) }, error.status)
  }
}
