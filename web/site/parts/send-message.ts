import { type FieldError, toFieldErrors } from '#contract/call/api-error.ts'
import { sendCall } from '#contract/call/client.ts'
import { z } from '#contract/call/zod.ts'
import { translateFormMessage } from '#contract/content/form-sentence.ts'
import type { ChangedContent } from '#contract/content/group.ts'
import { contactApi } from '#contract/message/message.ts'
import { browserClientOptions } from '#web/api/browser-client.ts'
import { errorToastText, toApiError } from '#web/api/call-messages.ts'
import { callToastOverrides } from '#web/api/toasts.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import type { MessageSendResult, TypedFieldTexts } from './message-outcome.ts'

const messageToasts = callToastOverrides.contact.sendMessage

/** Validates and sends a message, and shows a toast. */
export const sendContactMessage = async (
  typed: TypedFieldTexts,
  content: ChangedContent,
): Promise<MessageSendResult> => {
  const say = (sentence: string) => translateFormMessage(sentence, content)
  const sayAll = (errors: readonly FieldError[]) =>
    errors.map(({ path, message }) => ({ path, message: say(message) }))
  const { lang } = document.documentElement
  const input = z.safeParse(contactApi.sendMessage.input, { ...typed, lang })
  if (!input.success) return { errors: sayAll(toFieldErrors(input.error)), message: null }
  try {
    await sendCall(contactApi.sendMessage, input.data, browserClientOptions)
    toast.success(say(messageToasts.success))
    return { sentBy: input.data.email }
  } catch (thrown) {
    const error = toApiError(thrown)
    toast.error(say(errorToastText(messageToasts, error)))
    const message = error.errors.length > 0 ? null : say(error.message)
    return { errors: sayAll(error.errors), message }
  }
}
