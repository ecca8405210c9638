import { fieldErrors } from '#contract/call/api-error.ts'
import { send } from '#contract/call/client.ts'
import { z } from '#contract/call/zod.ts'
import { contactApi } from '#contract/message/message.ts'
import { failureText, toApiError } from '#web/api/call-messages.ts'
import { transport } from '#web/api/client.ts'
import { toasts } from '#web/api/toasts.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import type { MessageOutcome, Typed } from './message-outcome.ts'

const told = toasts.contact.sendMessage

/** Checks a message and sends it, with its toast. */
export const sendMessage = async (typed: Typed): Promise<MessageOutcome> => {
  const input = z.safeParse(contactApi.sendMessage.input, typed)
  if (!input.success) return { errors: fieldErrors(input.error), message: null }
  try {
    await send(contactApi.sendMessage, input.data, transport)
    toast.success(told.success)
    return { sentBy: input.data.email }
  } catch (thrown) {
    const error = toApiError(thrown)
    toast.error(failureText(told, error))
    return { errors: error.errors, message: error.errors.length > 0 ? null : error.message }
  }
}
