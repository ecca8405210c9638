import { hrefOf } from '#contract/call/href.ts'

/** A part of a reference: plain text, or a URL to link. */
export interface ReferenceTextPart {
  readonly text: string
  readonly href: string | null
}

// Matches URLs without a final full stop or bracket, which belongs to the sentence.
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}'])/gi

/** Splits the text of a reference at its URLs. */
export const splitReferenceAtUrls = (reference: string): ReferenceTextPart[] => {
  const whole = hrefOf(reference)
  if (whole !== null && !/\s/.test(whole)) return [{ text: reference, href: whole }]
  return reference
    .split(address)
    .filter(Boolean)
    .map((text) => ({ text, href: /^https?:/i.test(text) ? hrefOf(text) : null }))
}
