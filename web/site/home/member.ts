import { hrefOf } from '#contract/call/href.ts'
import type { Logo } from '#contract/logo/logo.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'

export interface MemberLogo {
  readonly id: string
  /** URL of the logo. Empty if there is none, so that the name is shown. */
  readonly picture: string
  readonly name: string
  readonly href: string | null
}

const nameOf = (link: string): string => {
  const text = link.trim()
  if (/^https?:/i.test(text)) return URL.parse(text)?.hostname.replace(/^www\./, '') ?? text
  return text.replace(/^mailto:/i, '')
}

/**
 * Returns the logo or name of a member. Entries from before the field `logo` have a picture or a
 * name in `link`.
 */
export const toMemberLogo = ({ _id, logo, link }: Logo): MemberLogo => {
  const isPicture = logo === '' && parsePictureUrl(link) !== null
  return {
    id: _id,
    picture: isPicture ? link : logo,
    name: isPicture ? '' : nameOf(link),
    href: isPicture ? null : hrefOf(link),
  }
}
