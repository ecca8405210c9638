import { link } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { socialAddress } from './social-address.ts'

/** The networks a person can be found on. */
export const socialNetworks = [
  'twitter',
  'linkedin',
  'google-scholar',
  'researchgate',
  'orcid',
  'github',
  'website',
  'mastodon',
  'bluesky',
] as const

/** Where a person can be found. */
export const socialLink = z.object({
  name: z.enum(socialNetworks, `Must be one of ${socialNetworks.join(', ')}`),
  url: link,
})
export type SocialLink = z.infer<typeof socialLink>

/** The same as people type it: a name on the network will do. */
export const typedSocialLink = z.codec(socialLink, socialLink, {
  decode: ({ name, url }) => ({ name, url: socialAddress(name, url) }),
  encode: (link) => link,
})
