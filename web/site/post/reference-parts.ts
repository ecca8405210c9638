import { hrefOf } from '#contract/call/href.ts'

/** A stretch of a reference: words, or an address that leads somewhere. */
export interface ReferencePart {
  readonly text: string
  readonly href: string | null
}

// An address ends before the full stop or bracket that belongs to the sentence.
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/gi

/** A reference in parts, so that the addresses in it can be links. */
export const referenceParts = (reference: string): ReferencePart[] => {
  const whole = hrefOf(reference)
  if (whole !== null && !/\s/.test(whole)) return [{ text: reference, href: whole }]
  return reference
    .split(address)
    .filter(Boolean)
    .map((text) => ({ text, href: /^https?:/i.test(text) ? hrefOf(text) : null }))
}
