import { toText } from '../text/values.ts'
import type { FieldTaker } from './field-taker.ts'
import { isFormerGroup } from './person-name.ts'

const orderKeys = ['weight', 'order', 'rank', 'sort', 'sort_order', 'importance', 'nav_order']

const formerKey = /^(?:is_)?(?:alumn(?:us|a|i)|alum|former|past)$/
const currentKey = /^(?:is_)?(?:current|active)$/
const isYes = (value: unknown): boolean => /^(?:true|yes)$/i.test(toText(value))
const isNo = (value: unknown): boolean => /^(?:false|no)$/i.test(toText(value))

/** Takes the fields that state whether a person has left. */
export const takeIsFormer = (fields: FieldTaker): boolean => {
  const status = fields.peek('status')
  if (isFormerGroup(status) || /^(?:current|active)$/i.test(status)) fields.text('status')
  const flags = fields.where(
    (key, value) => (formerKey.test(key) || currentKey.test(key)) && (isYes(value) || isNo(value)),
  )
  return (
    isFormerGroup(status) ||
    flags.some(([key, value]) => (formerKey.test(key) ? isYes(value) : isNo(value)))
  )
}

/** Takes the position of a person among others. Infinity if there is none. */
export const takeRank = (fields: FieldTaker): number => {
  const key = [...orderKeys, 'position'].find((each) => /^-?\d{1,9}$/.test(fields.peek(each)))
  return key === undefined ? Number.POSITIVE_INFINITY : Number(fields.text(key))
}
