import { z } from 'zod'

const storable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Text the databases can keep exactly as typed, up to `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .max(max, `At most ${max.toLocaleString('en')} characters`)
    .refine(storable, 'Contains characters that cannot be stored')

/** Text that must say something; `what` completes “Please enter …”. */
const required = (what: string, max: number) =>
  text(max).refine((value) => /\S/.test(value), `Please enter ${what}`)

/** A name or title: one to 200 characters. */
export const title = (what: string) => required(what, 200)
/** A few sentences, required. */
export const shortText = (what: string) => required(what, 2_000)
/** Markdown of up to 200 kB, required. */
export const longText = (what: string) => required(what, 200_000)

/** An entity's id: 26 lower-case characters that sort by time. */
export const id = z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/, 'Not a valid id')

/** A calendar date; a date with a time is accepted and cut to its date. */
export const date = z.codec(
  z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], 'Not a valid date'),
  z.iso.date(),
  { decode: (value) => value.slice(0, 10), encode: (value) => value },
)

/** An address on the web, `http` or `https` only. */
export const webUrl = text(2_000).refine((value) => {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && /^https?:\/\//i.test(value)
}, 'Must be a web address that starts with http:// or https://')

/** A whole number from 0 up, also as text: that is how addresses and forms carry it. */
export const wholeNumber = z.codec(
  z.union([z.int(), z.string().regex(/^\d{1,9}$/)], 'Must be a whole number'),
  z.int().min(0),
  { decode: (value) => Number(value), encode: (value) => value },
)

/** Which part of a list to answer with; all of it by default. */
export const listPart = z.object({
  limit: wholeNumber.optional(),
  offset: wholeNumber.optional(),
})

/** A list that travels as JSON text, as repeated fields or, in JSON, as a list. */
export const jsonList = <T extends z.ZodType>(item: T) =>
  z
    .codec(z.union([z.string(), z.array(z.unknown())]), z.array(z.unknown()).max(500), {
      decode: (value, context) => {
        if (Array.isArray(value)) return value
        if (!value.trimStart().startsWith('[')) return value.trim() === '' ? [] : [value]
        try {
          return z.array(z.unknown()).parse(JSON.parse(value))
        } catch {
          context.issues.push({ code: 'custom', message: 'Must be a JSON list', input: value })
          return z.NEVER
        }
      },
      encode: (list) => JSON.stringify(list),
    })
    .pipe(z.array(item))

/** The version a change was based on; a stale one is refused. */
export const version = wholeNumber

/** An answer that has nothing to say but its message. */
export const done = z.object({ message: z.string().optional() })
