import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import {
  booleanSchema,
  jsonObjectSchema,
  pictureInputSchema,
  requiredTitleSchema,
  textSchema,
  versionSchema,
  wholeNumberSchema,
} from '#contract/call/fields.ts'
import { singletonEntityDefaults } from '#contract/call/single-value.ts'
import { z } from '#contract/call/zod.ts'
import { pictureFileNameOfUrl } from '#contract/media/picture-facts.ts'
import { brandColors, headlineFonts } from './default-brand.ts'

/** The brand, stored as a single value. Name, short name and tagline belong to the settings. */
export const siteBrandEntity = {
  name: 'siteBrand',
  label: 'Brand',
  // JSON by field. `markdown`, because it may contain uploaded pictures.
  fields: { value: { kind: 'markdown' } },
  ...singletonEntityDefaults,
  single: ['brand'],
} as const satisfies EntityDefinition

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const ramp = z.record(z.enum(brandColors), hex)
export type AccentColors = z.infer<typeof ramp>

/** A chosen colour that was replaced because it is not readable. */
const colorChange = z.object({
  theme: z.enum(['light', 'dark']),
  /** `signalFill` is the background of buttons, `signal` the colour of small texts and links. */
  color: z.enum(brandColors),
  from: hex,
  to: hex,
  /** Contrast of the chosen colour, and the required minimum. */
  contrast: z.number(),
  least: z.number(),
})

export const derivedColorsSchema = z.object({ light: ramp, dark: ramp })
const derived = z.object({
  colors: derivedColorsSchema,
  changes: z.array(colorChange),
})
export type DerivedColors = z.infer<typeof derived>

const accent = z.codec(
  z
    .string('Choose a colour')
    .regex(/^\s*#[0-9a-f]{6}\s*$/i, 'A colour is written as #rrggbb, such as #00695c'),
  z.string(),
  { decode: (value) => value.trim().toLowerCase(), encode: (value) => value },
)

/** Duration of a loading animation in milliseconds. Null means the default of the installation. */
const loaderTime = z.int().min(0).max(60_000, 'At most 60,000 milliseconds').nullable()
const typedTime = z.codec(z.union([z.literal(''), wholeNumberSchema]), loaderTime, {
  decode: (value) => (value === '' ? null : value),
  encode: (value) => value ?? '',
})

const keptPicture = z
  .string()
  .refine(
    (url) => url === '' || pictureFileNameOfUrl(url) !== null,
    'Must be a picture of this site',
  )
  .meta({ examples: [''] })

export const brandSchema = z.object({
  accent: hex,
  face: z.enum(headlineFonts),
  logo: keptPicture,
  logoDark: keptPicture,
  sharePicture: keptPicture,
  sharePictures: z.boolean(),
  intro: loaderTime,
  transition: loaderTime,
})

const named = z.object({ name: z.string(), shortName: z.string(), tagline: z.string() })
const brand = named.extend({
  ...brandSchema.shape,
  ...derived.shape,
  version: z.int(),
  taglines: z.record(z.string(), z.string()).optional(),
  untranslated: untranslatedFieldsSchema,
})
export type Brand = z.infer<typeof brand>

const brandReply = z.object({ brand })

export const brandApi = {
  getBrand: defineCall({
    method: 'GET',
    path: '/site/getBrand',
    access: 'public',
    encoding: 'query',
    summary: 'Name, logo, colours and typeface of the site',
    input: z.object({}),
    reply: brandReply,
  }),
  updateBrand: defineCall({
    method: 'PUT',
    path: '/site/updateBrand',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Change the brand; what is left out stays, an empty picture or time is the default',
    success: 'Brand Saved',
    input: z
      .object({
        name: requiredTitleSchema('a name'),
        shortName: textSchema(40),
        tagline: textSchema(200),
        /**
         * Taglines by language code. Languages that are not included keep theirs, and an empty text removes
         * one.
         */
        taglines: jsonObjectSchema(z.record(z.string().max(100), textSchema(200))),
        accent,
        face: z.enum(headlineFonts, 'There is no such typeface'),
        logo: pictureInputSchema,
        logoDark: pictureInputSchema,
        sharePicture: pictureInputSchema,
        sharePictures: booleanSchema,
        intro: typedTime,
        transition: typedTime,
      })
      .partial()
      .extend({ version: versionSchema.optional() }),
    reply: brandReply,
  }),
  previewColors: defineCall({
    method: 'GET',
    path: '/site/previewColors',
    access: 'editor',
    encoding: 'query',
    summary: 'The colours that an accent colour would give, before it is saved',
    input: z.object({ accent }),
    reply: z.object({ derived }),
  }),
}
