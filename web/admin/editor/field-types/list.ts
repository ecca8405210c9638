import { z } from '#contract/call/zod.ts'
import type { FieldType } from './field-type.ts'

const named = z.array(z.looseObject({ name: z.string() }))

export const list: FieldType = {
  tell: (value, none) => {
    const { data = [] } = named.safeParse(value)
    return data.map(({ name }) => name).join(', ') || none
  },
}
