import { linkSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { socialLinkUrl } from './social-address.ts'

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

export const socialLink = z.object({
  name: z.enum(socialNetworks, `Must be one of ${socialNetworks.join(', ')}`),
  url: linkSchema,
})
export type SocialLink = z.infer<typeof socialLink>

/** A social link that also accepts a handle on the network. */
export const socialLinkInput = z.codec(socialLink, socialLink, {
  decode: ({ name, url }) => ({ name, url: socialLinkUrl(name, url) }),
  encode: (link) => link,
})
