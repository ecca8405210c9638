import type { FieldError } from '#contract/call/api-error.ts'

/** What became of a message: where the answer will go, or why it was not taken. */
export type MessageOutcome =
  | { readonly sentBy: string }
  | { readonly errors: readonly FieldError[]; readonly message: string | null }

/** What someone typed, by the name of the field. */
export type Typed = Readonly<Record<string, string>>

/** The texts of a form; it holds no files. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
