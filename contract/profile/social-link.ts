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

export const socialLinkSchema = z.object({
  name: z.enum(socialNetworks, `Must be one of ${socialNetworks.join(', ')}`),
  url: linkSchema,
})
export type SocialLink = z.infer<typeof socialLinkSchema>

/** A social link that also accepts a handle on the network. */
export const socialLinkInputSchema = z.codec(socialLinkSchema, socialLinkSchema, {
  decode: ({ name, url }) => ({ name, url: socialLinkUrl(name, url) }),
  encode: (link) => link,
})
