import { findTooComplexLine } from '#contract/text/markdown-load.ts'
import { isValidLink } from './href.ts'
import { parseJsonText, tooManyValuesMessage } from './json-text.ts'
import { z } from './zod.ts'

const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Whether a text has at most `max` Unicode characters. “🧠” counts as one. */
const fits = (max: number) => (text: string) =>
  // A character has at most two code units. Texts longer than twice the limit need no slow count.
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)

// Maximum number of values per item of a JSON list. The largest item, an author, has seven fields.
const valuesPerEntry = 10

export const textSchema = (max: number, missing = 'Please fill this in') =>
  z
    .string(missing)
    // Formatting the message is deferred, because the admin area creates hundreds of these fields per page.
    .refine(fits(max), { error: () => `At most ${max.toLocaleString('en')} characters` })
    .meta({ maxLength: max })
    .refine(storable, 'Contains characters that cannot be stored')

/** Text that must not be blank. `what` completes “Please enter …”. */
export const requiredTextSchema = (what: string, max: number) =>
  textSchema(max, `Please enter ${what}`).refine(
    (value) => /\S/.test(value),
    `Please enter ${what}`,
  )

export const requiredTitleSchema = (what: string) => requiredTextSchema(what, 200)
export const requiredShortTextSchema = (what: string) => requiredTextSchema(what, 2_000)
const readable = <T extends z.ZodString>(schema: T) =>
  schema.refine((value) => findTooComplexLine(value) === 0, {
    error: ({ input }) => `Too complicated to read, line ${findTooComplexLine(String(input))}`,
  })

export const markdownSchema = (max = 200_000) => readable(textSchema(max))
export const requiredMarkdownSchema = (what: string) => readable(requiredTextSchema(what, 200_000))

const plainCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '')

/**
 * Schema for a code as people type it, with spaces and full-width characters. Removes the spaces
 * and converts to plain characters.
 */
export const typedCodeSchema = (shape: RegExp, otherwise: string) =>
  z.codec(
    z
      .string('Enter the code')
      .min(1, 'Enter the code')
      // Aborts early, because normalizing a long text is slow.
      .max(100, { error: otherwise, abort: true })
      .refine((typed) => shape.test(plainCode(typed)), otherwise),
    z.string(),
    { decode: plainCode, encode: (code) => code },
  )

/** An entry's id: 26 lower-case characters that sort by creation time. */
export const entryIdSchema = z
  .string('Not a valid id')
  .regex(/^[0-9a-hjkmnp-tv-z]{26}$/, 'Not a valid id')

export const dateSchema = z.codec(
  z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
    error: ({ input }) => (input === '' ? 'Please enter a date' : 'Not a valid date'),
  }),
  z.iso.date(),
  { decode: (value) => value.slice(0, 10), encode: (value) => value },
)

export const webUrlSchema = textSchema(2_000)
  .refine(
    (value) => {
      const url = URL.parse(value)
      return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(value)
    },
    {
      error: ({ input }) =>
        input === ''
          ? 'Please enter a link'
          : 'Must be a web address that starts with http:// or https://',
    },
  )
  .meta({ format: 'uri' })

export const wholeNumberSchema = z.codec(
  z.union([z.int(), z.string().regex(/^\d{1,9}$/)], 'Must be a whole number'),
  z.int().min(0),
  { decode: (value) => Number(value), encode: (value) => value },
)

const isWholeNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/**
 * A list of up to `most` non-negative integers. Reports only the first error, because reporting 100,000
 * errors is slow.
 */
export const wholeNumberListSchema = (most: number) =>
  z.codec(
    z
      .array(z.unknown(), 'Must be a list of numbers')
      .max(most)
      .meta({ items: { type: 'integer', minimum: 0 } }),
    z.array(z.int()),
    {
      decode: (entries, context) => {
        const numbers = entries.map((entry) =>
          typeof entry === 'string' && /^\d{1,9}$/.test(entry) ? Number(entry) : entry,
        )
        const at = numbers.findIndex((each) => !isWholeNumber(each))
        if (at < 0) return numbers.filter(isWholeNumber)
        const message = 'Must be a whole number'
        context.issues.push({ code: 'custom', message, path: [at], input: entries })
        return z.NEVER
      },
      encode: (numbers) => [...numbers],
    },
  )

export const booleanSchema = z.codec(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Say yes or no'),
  z.boolean(),
  {
    decode: (value) => value === true || value === 'true',
    encode: (value) => value,
  },
)

export const listRangeSchema = z.object({
  limit: wholeNumberSchema.optional(),
  offset: wholeNumberSchema.optional(),
})

export const searchableListRangeSchema = listRangeSchema.extend({
  search: textSchema(200).optional(),
})

export const idListSchema = z
  .array(entryIdSchema, 'Must be a list of ids')
  .min(1, 'Name at least one')
  .max(500)

/** Response of a bulk change: ids of the journal entries, which `history/restoreAll` undoes. */
export const undoableReplySchema = z.object({
  historyIds: z.array(entryIdSchema),
  message: z.string().optional(),
})

export const reorderInputSchema = z.object({ ids: z.array(entryIdSchema).max(500) })

/** A list, as JSON, as JSON text or as repeated form fields. */
export const jsonListSchema = <T extends z.ZodType>(
  item: T,
  most = 500,
  entries = 'entries',
  example = '[]',
) => {
  const tooMany = `At most ${most.toLocaleString('en')} ${entries}`
  const mostParts = most * valuesPerEntry
  return z
    .codec(
      z.union([z.string().meta({ examples: [example] }), z.array(z.unknown())]),
      z.array(z.unknown()).max(most, { error: () => tooMany }),
      {
        decode: (value, context) => {
          if (Array.isArray(value)) return value
          if (!value.trimStart().startsWith('[')) return value.trim() === '' ? [] : [value]
          try {
            return z.array(z.unknown()).parse(parseJsonText(value, mostParts))
          } catch (error) {
            const isExcess =
              error instanceof Error && error.message === tooManyValuesMessage(mostParts)
            const message = isExcess ? tooMany : 'Must be a JSON list'
            context.issues.push({ code: 'custom', message, input: value })
            return z.NEVER
          }
        },
        encode: (list) => JSON.stringify(list),
      },
    )
    .pipe(z.array(item))
}

/** An object, as JSON, as JSON text or as bracketed form fields. */
export const jsonObjectSchema = <T extends z.ZodType>(shape: T) => {
  const record = z.record(z.string(), z.unknown())
  return z
    .codec(z.union([z.string(), record]), z.unknown(), {
      decode: (value, context) => {
        if (typeof value !== 'string') return value
        try {
          return value.trim() === '' ? {} : record.parse(parseJsonText(value))
        } catch {
          context.issues.push({ code: 'custom', message: 'Must be a JSON object', input: value })
          return z.NEVER
        }
      },
      encode: (value) => JSON.stringify(value),
    })
    .pipe(shape)
}

/** A URL, a mail address, a path on this site, plain words, or empty. */
export const linkSchema = textSchema(2_000).refine(
  isValidLink,
  'Must be a web address, a mail address, a path on this site or plain words',
)

export const optionalDateSchema = z.union(
  [z.literal(''), z.iso.date(), z.iso.datetime({ offset: true, local: true })],
  'Not a valid date',
)

const maxFile = 10 * 1024 * 1024
export const pictureFileSchema = (missing = 'Choose a picture') =>
  z.file(missing).max(maxFile, 'A picture may have at most 10 MB')
const file = pictureFileSchema()

/** An uploaded image, or a text. The current URL keeps the image, and an empty text removes it. */
export const pictureInputSchema = z.union([file, z.string().max(500)])

export const picturesSchema = z.codec(
  z.union([file, z.array(file)]),
  z.array(file).max(10, 'At most 10 pictures at once'),
  {
    decode: (value) => (Array.isArray(value) ? value : [value]),
    encode: (value) => value,
  },
)

export const pictureUrlSchema = textSchema(500).min(1, 'Name the picture')

export const versionSchema = wholeNumberSchema.describe('The version a change was based on')

export const messageReplySchema = z.object({ message: z.string().optional() })

// Excludes quoted text before the @, which could contain a second address, and invisible characters.
const addressShape =
  /^[^\s\p{C}<>()[\]\\.,;:@"]+(?:\.[^\s\p{C}<>()[\]\\.,;:@"]+)*@(?:[a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}$/u

export const emailSchema = z
  .email({ error: 'Enter a valid e-mail address', pattern: addressShape })
  .max(254, 'The e-mail address is too long')
  // Addresses are compared after normalization, so the Kelvin sign would match another person's address.
  .refine((value) => value === value.normalize('NFKC'), 'Enter a valid e-mail address')

export const mailedTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not valid')
