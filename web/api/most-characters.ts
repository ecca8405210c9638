import type { Call } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'

const inner = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? inner(schema.unwrap()) : schema

/** The most characters a call takes in a field; undefined where it sets no limit. */
export const mostCharacters = ({ input }: Call, name: string): number | undefined => {
  const field = inner(input.shape[name])
  const most = field instanceof z.ZodString ? field.meta()?.maxLength : undefined
  return typeof most === 'number' ? most : undefined
}
