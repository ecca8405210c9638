import { call } from '#contract/call/call.ts'
import { untranslated } from '#contract/call/entry-id.ts'
import { wholeNumber } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { searchKinds } from '#contract/entry-pages.ts'
import { noticeKinds } from '#contract/publication/notice-kinds.ts'

/** Results are counted up to this number for each kind; beyond it, the count says “more than”. */
export const mostCounted = 1_000

const kind = z.enum(searchKinds, `Must be one of ${searchKinds.join(', ')}`)

/** Stretches of a text in UTF-16 units, in their order and apart; the end is not part of one. */
const marks = z.array(z.tuple([z.int(), z.int()]))

const result = z.object({
  kind,
  /** Of a built-in page its name. */
  _id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Plain text: year and authors of a publication, what a person does. */
  detail: z.string(),
  /** The found words in it. */
  detailMarks: marks,
  /** Of a publication: what publishers have said of it since. */
  notices: z.array(z.enum(noticeKinds)).optional(),
  /** Which of its texts are in the language that is said of it, and which that is; empty when nobody has said it. */
  own: z.object({ language: z.string(), texts: z.array(z.string()) }).optional(),
  /** Plain text. */
  excerpt: z.string(),
  /** The found words in the excerpt. */
  marks,
  /** The found words in the title. */
  titleMarks: marks,
  untranslated,
})

export type SearchResult = z.output<typeof result>

const count = wholeNumber.refine((value) => value >= 1 && value <= 100, 'Must be from 1 to 100')

/** The calls under `/search`. */
export const searchApi = {
  find: call({
    method: 'GET',
    path: '/search/find',
    access: 'public',
    encoding: 'query',
    summary:
      'What holds all words, in any order, as they begin and with small typing errors; what holds the most and rarest of them when nothing holds all. A DOI or number finds what it stands for first. Best first, 20 unless asked otherwise; counted up to 1,000 of each kind',
    input: z.object({
      /** Anything may be typed; what is no letter or digit counts as a blank. */
      q: z.string('Please enter what to look for'),
      kind: kind.optional(),
      limit: count.optional(),
      /** At most so many of each kind. */
      perKind: count.optional(),
    }),
    reply: z.object({
      results: z.array(result),
      total: z.int(),
      /** Whether there are more than were counted. */
      more: z.boolean(),
      /** How many of each kind were found, counted up to 1,000. */
      kinds: z.array(z.object({ kind, total: z.int(), more: z.boolean() })),
      /** Searches that would find something, when this one did not quite. */
      suggestions: z.array(z.string()),
      /** False while the index is being made, after an update: some of what is there is not found yet. */
      isComplete: z.boolean(),
    }),
  }),
}
