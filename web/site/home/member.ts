import { hrefOf } from '#contract/call/href.ts'
import type { Logo } from '#contract/logo/logo.ts'
import { pictureFacts } from '#contract/media/picture-facts.ts'

/** A member as the strip shows it. */
export interface Member {
  readonly id: string
  /** The logo; empty where only the name is shown. */
  readonly picture: string
  /** Empty where nothing names it. */
  readonly name: string
  readonly href: string | null
}

const nameOf = (link: string): string => {
  const text = link.trim()
  if (/^https?:/i.test(text)) return URL.parse(text)?.hostname.replace(/^www\./, '') ?? text
  return text.replace(/^mailto:/i, '')
}

/** Reads an entry: it shows `logo`, and `link` where that is missing, be it a picture or words. */
export const memberOf = ({ _id, logo, link }: Logo): Member => {
  const isPicture = logo === '' && pictureFacts(link) !== null
  return {
    id: _id,
    picture: isPicture ? link : logo,
    name: isPicture ? '' : nameOf(link),
    href: isPicture ? null : hrefOf(link),
  }
}
