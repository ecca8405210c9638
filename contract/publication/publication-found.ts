import { call } from '#contract/call/call.ts'
import { id, someIds, undoable } from '#contract/call/fields.ts'
import { publishingInput } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { author, notice } from './publication-fields.ts'
import { importedPublication } from './publication-import.ts'

/** Why something is offered: a work that is not here, another version of one that is, or what was said of it since. */
const foundReasons = ['new', 'version', 'correction', 'concern', 'retraction'] as const
export type FoundReason = (typeof foundReasons)[number]

/** A work as it was found; one that is here as a draft may lack anything. */
export const foundWork = importedPublication.extend({
  title: z.string(),
  publicationType: z.string(),
  authorList: z.array(author),
})

const found = z.object({
  _id: id,
  reason: z.enum(foundReasons),
  /** The work that was found; of a notice, the work it is about. */
  publication: foundWork,
  /** What a publisher has said of it; only with one of the last three reasons. */
  notice: notice.nullable(),
  /** Whose it is: of a new one, in whose ORCID record it stands. */
  profileIds: z.array(id),
  people: z.array(z.object({ _id: id, name: z.string() })),
  /** The publication it belongs to; empty for a new one. */
  matches: z.array(z.object({ _id: id, title: z.string() })),
  /** When it came into that record; empty where that is not known. */
  since: z.string(),
  foundAt: z.string(),
})
export type FoundPublication = z.output<typeof found>

const look = {
  state: z.enum(['idle', 'looking']),
  /** When services were last asked to the end; empty before the first time. */
  lookedAt: z.string(),
  /** What could not be asked the last time, and why. */
  problems: z.array(z.object({ source: z.string(), reason: z.string() })),
}

const ids = z.object({ ids: someIds })

/** The calls about publications that were found elsewhere. */
export const publicationFoundApi = {
  lookForNew: call({
    method: 'POST',
    path: '/publication/lookForNew',
    access: 'editor',
    encoding: 'json',
    summary:
      'Ask ORCID for new works of the group and Crossref about its DOIs now; goes on in the background',
    input: z.object({}),
    reply: z.object(look),
  }),
  found: call({
    method: 'GET',
    path: '/publication/found',
    access: 'editor',
    encoding: 'query',
    summary: 'Publications that were found elsewhere and wait to be accepted or dismissed',
    input: z.object({}),
    reply: z.object({ found: z.array(found), ...look }),
  }),
  acceptFound: call({
    method: 'POST',
    path: '/publication/acceptFound',
    access: 'editor',
    encoding: 'json',
    summary: 'Save what was found, all or none; new ones as drafts unless told otherwise',
    success: 'Saved',
    input: ids.extend({ status: publishingInput.shape.status }),
    reply: undoable.extend({
      /** The publication that each became or went into. */
      accepted: z.array(z.object({ _id: id, publicationId: id })),
    }),
  }),
  dismissFound: call({
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
