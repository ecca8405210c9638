import { type FieldError, fieldErrors } from '#contract/call/api-error.ts'
import { send } from '#contract/call/client.ts'
import { z } from '#contract/call/zod.ts'
import { formSentence } from '#contract/content/form-sentence.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { contactApi } from '#contract/message/message.ts'
import { transport } from '#web/api/browser-client.ts'
import { failureText, toApiError } from '#web/api/call-messages.ts'
import { toasts } from '#web/api/toasts.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import type { MessageOutcome, Typed } from './message-outcome.ts'

const messageToasts = toasts.contact.sendMessage

/** Validates and sends a message, and shows a toast. */
export const sendMessage = async (
  typed: Typed,
  content: ChangedContent,
): Promise<MessageOutcome> => {
  const say = (sentence: string) => formSentence(sentence, content)
  const sayAll = (errors: readonly FieldError[]) =>
    errors.map(({ path, message }) => ({ path, message: say(message) }))
  const { lang } = document.documentElement
  const input = z.safeParse(contactApi.sendMessage.input, { ...typed, lang })
  if (!input.success) return { errors: sayAll(fieldErrors(input.error)), message: null }
  try {
    await send(contactApi.sendMessage, input.data, transport)
    toast.success(say(messageToasts.success))
    return { sentBy: input.data.email }
  } catch (thrown) {
    const error = toApiError(thrown)
    toast.error(say(failureText(messageToasts, error)))
    const message = error.errors.length > 0 ? null : say(error.message)
    return { errors: sayAll(error.errors), message }
  }
}
