import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import {
  emailSchema,
  jsonListSchema,
  linkSchema,
  messageReplySchema,
  requiredTitleSchema,
  textSchema,
  versionSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { socialLinkUrl } from '#contract/profile/social-address.ts'
import { timeZoneSchema } from '#contract/text/time-zone.ts'
import { publicationWatchIntervals } from './watch-rhythm.ts'

export const siteSocialNetworks = [
  'github',
  'x',
  'youtube',
  'linkedin',
  'instagram',
  'website',
  'mastodon',
  'bluesky',
] as const

const siteLink = z.object({ network: z.enum(siteSocialNetworks), url: linkSchema })
const typedLink = z.codec(siteLink, siteLink, {
  decode: ({ network, url }) => ({ network, url: socialLinkUrl(network, url) }),
  encode: (each) => each,
})
const linksOf = <T extends z.ZodType>(each: T) => z.array(each).max(siteSocialNetworks.length)

/** A host name. Also accepts a URL and keeps only its host. */
const host = z.codec(
  textSchema(200),
  z
    .string()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, 'Such as www.youtube-nocookie.com'),
  {
    decode: (typed) =>
      typed
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/\/.*$/, ''),
    encode: (name) => name,
  },
)

const fields = z.object({
  name: requiredTitleSchema('a name'),
  /** Name for places with little space. Empty if the full name is short enough. */
  shortName: textSchema(40),
  tagline: textSchema(200),
  description: textSchema(2_000),
  address: textSchema(2_000),
  /** Empty after an import from a site that states no e-mail address. */
  email: emailSchema.or(z.literal('')),
  phone: textSchema(100),
  social: linksOf(siteLink),
  /** Hosts whose content pages may embed. Visitors must agree before it loads. */
  embedHosts: z.array(z.string()),
})
export const siteSettingsShape = fields.shape
/**
 * Settings of the site as visitors see them. `untranslated` lists the fields that have no
 * translation in the requested language.
 */
export type SiteSettings = z.infer<typeof fields> & { readonly untranslated?: string[] | undefined }

const watch = z.enum(
  publicationWatchIntervals,
  `Must be one of ${publicationWatchIntervals.join(', ')}`,
)

/** Settings with the site's time zone and the schedule of searches for new publications. */
const settings = fields.extend({
  timeZone: z.string(),
  watch,
  version: z.int(),
  untranslated: untranslatedFieldsSchema,
})

export const translatedSettings = ['tagline', 'description'] as const

export const settingsEntity = {
  name: 'settings',
  label: 'Settings',
  fields: { value: { kind: 'list', translated: { texts: translatedSettings } } },
  order: { by: 'created', newest: 'last' },
  search: [],
  access: { read: 'public', write: 'admin' },
  history: true,
  single: ['settings'],
} as const satisfies EntityDefinition

export const settingsApi = {
  getSettings: defineCall({
    method: 'GET',
    path: '/settings/getSettings',
    access: 'public',
    encoding: 'query',
    summary: 'What the site says about its owner, and whether it shows example content',
    input: z.object({}),
    reply: z.object({ settings, hasExampleContent: z.boolean() }),
  }),
  updateSettings: defineCall({
    method: 'PUT',
    path: '/settings/updateSettings',
    access: 'admin',
    encoding: 'json',
    summary: 'Change the settings; those left out keep their value',
    success: 'Settings Updated',
    input: fields
      .extend({ social: linksOf(typedLink), embedHosts: jsonListSchema(host, 20) })
      .partial()
      .extend({
        timeZone: timeZoneSchema.optional(),
        watch: watch.optional(),
        version: versionSchema.optional(),
      }),
    reply: z.object({ data: settings }),
  }),
  sendTestMail: defineCall({
    method: 'POST',
    path: '/settings/sendTestMail',
    access: 'admin',
    encoding: 'json',
    summary: 'Send a mail to yourself now, and say what went wrong if it could not be handed over',
    success: 'Test Mail Sent',
    input: z.object({}),
    reply: z.object({
      sentTo: z.string(),
      /** Whether the mail was written to the outbox folder instead of a mail server. */
      inOutbox: z.boolean(),
    }),
  }),
  removeExampleContent: defineCall({
    method: 'DELETE',
    path: '/settings/removeExampleContent',
    access: 'admin',
    encoding: 'json',
    summary: 'Delete all example content that is still there',
    success: 'Example Content Removed',
    input: z.object({}),
    reply: messageReplySchema,
  }),
}
