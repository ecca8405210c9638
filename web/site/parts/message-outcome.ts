import type { FieldError } from '#contract/call/api-error.ts'

/** Result of sending a message: the sender's address, which will get the reply, or the errors. */
export type MessageSendResult =
  | { readonly sentBy: string }
  | { readonly errors: readonly FieldError[]; readonly message: string | null }

/** Texts typed into a form, by field name. */
export type TypedFieldTexts = Readonly<Record<string, string>>

/** Returns the text fields of a form without its files. */
export const typedFieldTextsOf = (form: FormData): TypedFieldTexts =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
