import { tooComplicatedAt } from '#contract/text/markdown-load.ts'
import { isLink } from './href.ts'
import { parseJsonText, tooManyValues } from './json-text.ts'
import { z } from './zod.ts'

const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Whether a text has at most so many characters, counted as Unicode does: “🧠” is one, not two. */
const fits = (max: number) => (text: string) =>
  // A character has at most two code units: counting those of a much longer text would only take time.
  text.length <= max || (text.length <= 2 * max && [...text].length <= max)

// An author, the longest entry that a list has, has seven fields.
const valuesPerEntry = 10

/** Text the databases can keep exactly as typed, up to `max` characters. */
export const text = (max: number, missing = 'Please fill this in') =>
  z
    .string(missing)
    // Worded when it is needed: hundreds of fields are made whenever a page of the admin area opens.
    .refine(fits(max), { error: () => `At most ${max.toLocaleString('en')} characters` })
    .meta({ maxLength: max })
    .refine(storable, 'Contains characters that cannot be stored')

/** Text that must say something; `what` completes “Please enter …”. */
export const required = (what: string, max: number) =>
  text(max, `Please enter ${what}`).refine((value) => /\S/.test(value), `Please enter ${what}`)

/** A name or title: one to 200 characters. */
export const title = (what: string) => required(what, 200)
/** A few sentences, required. */
export const shortText = (what: string) => required(what, 2_000)
const readable = <T extends z.ZodString>(schema: T) =>
  schema.refine((value) => tooComplicatedAt(value) === 0, {
    error: ({ input }) => `Too complicated to read, line ${tooComplicatedAt(String(input))}`,
  })

/** Markdown, of up to 200 kB unless it is said. */
export const markdown = (max = 200_000) => readable(text(max))
/** Markdown of up to 200 kB, required. */
export const longText = (what: string) => readable(required(what, 200_000))

const plainCode = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '')

/** A code as people type it: with spaces, and with letters and digits of whatever width their keyboard has. */
export const typedCode = (shape: RegExp, otherwise: string) =>
  z.codec(
    z
      .string('Enter the code')
      .min(1, 'Enter the code')
      // Nothing else is asked of a long one: its letters would all be normalized first.
      .max(100, { error: otherwise, abort: true })
      .refine((typed) => shape.test(plainCode(typed)), otherwise),
    z.string(),
    { decode: plainCode, encode: (code) => code },
  )

/** An entity's id: 26 lower-case characters that sort by time. */
export const id = z.string('Not a valid id').regex(/^[0-9a-hjkmnp-tv-z]{26}$/, 'Not a valid id')

/** A calendar date; a date with a time is accepted and cut to its date. */
export const date = z.codec(
  z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
    error: ({ input }) => (input === '' ? 'Please enter a date' : 'Not a valid date'),
  }),
  z.iso.date(),
  { decode: (value) => value.slice(0, 10), encode: (value) => value },
)

/** An address on the web, `http` or `https` only. */
export const webUrl = text(2_000)
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

/** A whole number from 0 up, also as text: that is how addresses and forms carry it. */
export const wholeNumber = z.codec(
  z.union([z.int(), z.string().regex(/^\d{1,9}$/)], 'Must be a whole number'),
  z.int().min(0),
  { decode: (value) => Number(value), encode: (value) => value },
)

const isWholeNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0

/**
 * A list of up to `most` whole numbers. Decoding ends at the first entry that is none: naming each of a hundred thousand
 * would take too long.
 */
export const wholeNumbers = (most: number) =>
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

/** Yes or no, also as text. */
export const flag = z.codec(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'Say yes or no'),
  z.boolean(),
  {
    decode: (value) => value === true || value === 'true',
    encode: (value) => value,
  },
)

/** How much of a list to answer with, and from where; all of it by default. */
export const listCut = z.object({ limit: wholeNumber.optional(), offset: wholeNumber.optional() })

/** Which part of a list to answer with; all of it by default. */
export const listPart = listCut.extend({
  /** Words that an entry must contain. */
  search: text(200).optional(),
})

/** Several entries that are changed or deleted together. */
export const someIds = z.array(id, 'Must be a list of ids').min(1, 'Name at least one').max(500)

/** What a change of several entries answers with: the names of its steps, for `history/restoreAll`. */
export const undoable = z.object({ historyIds: z.array(id), message: z.string().optional() })

/** A list's entries in the order they are to have. */
export const newOrder = z.object({ ids: z.array(id).max(500) })

/** A list that travels as JSON text, as repeated fields or, in JSON, as a list. */
export const jsonList = <T extends z.ZodType>(item: T, most = 500, entries = 'entries') => {
  const tooMany = `At most ${most.toLocaleString('en')} ${entries}`
  const mostParts = most * valuesPerEntry
  return z
    .codec(
      z.union([z.string().meta({ examples: ['[]'] }), z.array(z.unknown())]),
      z.array(z.unknown()).max(most, { error: () => tooMany }),
      {
        decode: (value, context) => {
          if (Array.isArray(value)) return value
          if (!value.trimStart().startsWith('[')) return value.trim() === '' ? [] : [value]
          try {
            return z.array(z.unknown()).parse(parseJsonText(value, mostParts))
          } catch (error) {
            const isExcess = error instanceof Error && error.message === tooManyValues(mostParts)
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

/** An object that travels as JSON text, as bracketed fields or, in JSON, as itself. */
export const jsonObject = <T extends z.ZodType>(shape: T) => {
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

/** A link: web or mail address, a path on this site, or plain words. Empty when there is none. */
export const link = text(2_000).refine(
  isLink,
  'Must be a web address, a mail address, a path on this site or plain words',
)

/** A moment or day as ISO text, or nothing. */
export const dateOrNothing = z.union(
  [z.literal(''), z.iso.date(), z.iso.datetime({ offset: true, local: true })],
  'Not a valid date',
)

const maxFile = 10 * 1024 * 1024
/** A new picture. */
export const pictureFile = (missing = 'Choose a picture') =>
  z.file(missing).max(maxFile, 'A picture may have at most 10 MB')
const file = pictureFile()

/** A picture: a new file, or text: the address it has keeps it, an empty one removes it. */
export const picture = z.union([file, z.string().max(500)])

/** Further pictures, one field each. */
export const pictures = z.codec(
  z.union([file, z.array(file)]),
  z.array(file).max(10, 'At most 10 pictures at once'),
  {
    decode: (value) => (Array.isArray(value) ? value : [value]),
    encode: (value) => value,
  },
)

/** The address of a picture of ours. */
export const pictureUrl = text(500).min(1, 'Name the picture')

/** The version a change was based on; a stale one is refused. */
export const version = wholeNumber.describe('The version a change was based on')

/** An answer that has nothing to say but its message. */
export const done = z.object({ message: z.string().optional() })

// Nothing in quotes, where anything may stand, a second address too; nothing that cannot be seen.
const addressShape =
  /^[^\s\p{C}<>()[\]\\.,;:@"]+(?:\.[^\s\p{C}<>()[\]\\.,;:@"]+)*@(?:[a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}$/u

/** An e-mail address that can exist. */
export const email = z
  .email({ error: 'Enter a valid e-mail address', pattern: addressShape })
  .max(254, 'The e-mail address is too long')
  // Addresses are compared folded: a look-alike such as the Kelvin sign would count as another's address.
  .refine((value) => value === value.normalize('NFKC'), 'Enter a valid e-mail address')

/** A secret from a mailed link. */
export const mailedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not valid')
