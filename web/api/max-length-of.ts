import type { ApiCall } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'

const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? inner(schema.unwrap()) : schema

/** Returns the maximum length of a field in characters. Undefined if there is none. */
export const fieldMaxLengthOf = ({ input }: ApiCall, name: string): number | undefined => {
  const field = inner(input.shape[name])
  const maxLength = field instanceof z.ZodString ? field.meta()?.maxLength : undefined
  return typeof maxLength === 'number' ? maxLength : undefined
}
