import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, idListSchema, undoableReplySchema } from '#contract/call/fields.ts'
import { publishingInputSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { authorSchema, publicationNoticeSchema } from './publication-fields.ts'
import { importedPublicationSchema } from './publication-import.ts'

/**
 * Reasons for showing a found publication to editors: it is new, another version of a known one, or
 * a notice about a known one.
 */
const foundReasons = ['new', 'version', 'correction', 'concern', 'retraction'] as const
export type FoundPublicationReason = (typeof foundReasons)[number]

/**
 * A publication that a search for new publications found. May lack any field if it is a draft on this site.
 */
export const foundWorkSchema = importedPublicationSchema.extend({
  title: z.string(),
  publicationType: z.string(),
  authorList: z.array(authorSchema),
})

const found = z.object({
  _id: entryIdSchema,
  reason: z.enum(foundReasons),
  /** Found publication. For a notice, the publication that it is about. */
  publication: foundWorkSchema,
  /** The publisher's notice. Only set for the reasons `correction`, `concern` and `retraction`. */
  notice: publicationNoticeSchema.nullable(),
  /** For a new work, the people whose ORCID records contain it. */
  profileIds: z.array(entryIdSchema),
  people: z.array(z.object({ _id: entryIdSchema, name: z.string() })),
  /** Publication on this site that it is a version of or that the notice is about. Empty for a new work. */
  matches: z.array(z.object({ _id: entryIdSchema, title: z.string() })),
  /** Time at which the work was added to the ORCID record, or empty if unknown. */
  since: z.string(),
  foundAt: z.string(),
})
export type FoundPublication = z.output<typeof found>

const look = {
  state: z.enum(['idle', 'looking']),
  /** Time at which the last complete search ended. Empty if there was none. */
  lookedAt: z.string(),
  problems: z.array(z.object({ source: z.string(), reason: z.string() })),
}

const ids = z.object({ ids: idListSchema })

export const publicationFoundApi = {
  lookForNew: defineCall({
    method: 'POST',
    path: '/publication/lookForNew',
    access: 'editor',
    encoding: 'json',
    summary:
      'Ask ORCID for new works of the group and Crossref about its DOIs now; goes on in the background',
    input: z.object({}),
    reply: z.object(look),
  }),
  found: defineCall({
    method: 'GET',
    path: '/publication/found',
    access: 'editor',
    encoding: 'query',
    summary: 'Publications that were found elsewhere and wait to be accepted or dismissed',
    input: z.object({}),
    reply: z.object({ found: z.array(found), ...look }),
  }),
  acceptFound: defineCall({
    method: 'POST',
    path: '/publication/acceptFound',
    access: 'editor',
    encoding: 'json',
    summary: 'Save what was found, all or none; new ones as drafts unless told otherwise',
    success: 'Saved',
    input: ids.extend({ status: publishingInputSchema.shape.status }),
    reply: undoableReplySchema.extend({
      /** Ids of the publications as which found ones were saved, or into which they were merged. */
      accepted: z.array(z.object({ _id: entryIdSchema, publicationId: entryIdSchema })),
    }),
  }),
  dismissFound: defineCall({
    method: 'DELETE',
    path: '/publication/dismissFound',
    access: 'editor',
    encoding: 'json',
    summary: 'Forget what was found for good',
    success: 'Dismissed',
    input: ids,
    reply: z.object({ message: z.string().optional() }),
  }),
}
