import { defineCall } from '#contract/call/call.ts'
import { untranslatedFieldsSchema } from '#contract/call/entry-id.ts'
import { wholeNumberSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { searchResultKinds } from '#contract/entry-pages.ts'
import { publicationNoticeKinds } from '#contract/publication/notice-kinds.ts'

export const maxCountedResults = 1_000

const kind = z.enum(searchResultKinds, `Must be one of ${searchResultKinds.join(', ')}`)

/**
 * Positions of matched words in a text, in UTF-16 units: start and exclusive end. Sorted and without
 * overlaps.
 */
const marks = z.array(z.tuple([z.int(), z.int()]))

/** Properties of results that are items. */
export const itemFoundSchema = z.object({
  /** Collection of the item, with the name of several items. */
  collection: z.object({ key: z.string(), name: z.string() }).optional(),
  /** Day after which a position is closed. */
  closesAfter: z.string().optional(),
})

const result = z.object({
  kind,
  /** Id of the entry. For built-in pages, the name of the page. */
  _id: z.string(),
  title: z.string(),
  url: z.string(),
  /** Plain text, such as year and authors of a publication. */
  detail: z.string(),
  detailMarks: marks,
  /** Kinds of publishers' notices about the publication, such as retractions. */
  notices: z.array(z.enum(publicationNoticeKinds)).optional(),
  /** Language of texts whose language was set explicitly. Empty if none was. */
  own: z.object({ language: z.string(), texts: z.array(z.string()) }).optional(),
  excerpt: z.string(),
  marks,
  titleMarks: marks,
  untranslated: untranslatedFieldsSchema,
  ...itemFoundSchema.shape,
})

export type SearchResult = z.output<typeof result>

const resultLimit = wholeNumberSchema.refine(
  (value) => value >= 1 && value <= 100,
  'Must be from 1 to 100',
)

export const searchApi = {
  find: defineCall({
    method: 'GET',
    path: '/search/find',
    access: 'public',
    encoding: 'query',
    summary:
      'What holds all words, in any order, as they begin and with small typing errors; what holds the most and rarest of them when nothing holds all. A DOI or number finds what it stands for first. Best first, 20 unless asked otherwise; counted up to 1,000 of each kind',
    input: z.object({
      /** Characters other than letters and digits count as blanks. */
      q: z.string('Please enter what to look for'),
      kind: kind.optional(),
      limit: resultLimit.optional(),
      perKind: resultLimit.optional(),
    }),
    reply: z.object({
      results: z.array(result),
      total: z.int(),
      more: z.boolean(),
      /** Number of results by kind, counted up to 1,000. */
      kinds: z.array(z.object({ kind, total: z.int(), more: z.boolean() })),
      /** Similar searches with results. Set if there are few or no results. */
      suggestions: z.array(z.string()),
      /** False while the index is rebuilt after an update. */
      isComplete: z.boolean(),
    }),
  }),
}
