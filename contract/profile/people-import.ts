import { call } from '#contract/call/call.ts'
import { id, text, undoable } from '#contract/call/fields.ts'
import { publishingInput } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { orcid } from '#contract/text/identifiers.ts'
import { position } from './position.ts'
import { socialLink } from './social-link.ts'

/** The most that can be read at once. */
export const peopleLimits = { bytes: 1024 * 1024, people: 500 }

/** Someone as a table or ORCID describes them; whatever is not said is empty. */
export const describedPerson = z.object({
  name: text(200),
  email: text(254),
  designation: text(2_000),
  /** The name of a team; one that is not here yet is added. */
  team: text(200),
  orcid,
  positions: z.array(position).max(100),
  socialLinks: z.array(socialLink).max(50),
})
export type DescribedPerson = z.output<typeof describedPerson>

const named = z.object({ _id: id, name: z.string() })

const peopleEntry = z.object({
  index: z.int(),
  /** Of the pasted text. */
  line: z.int(),
  status: z.enum(['new', 'duplicate', 'failed']),
  person: describedPerson,
  /** Who is here already; empty also for someone who stands twice in one table. */
  matches: z.array(named),
  /** The fields of the match that are empty and would be filled. */
  fills: z.array(z.string()),
  /** Why it failed, or a warning. */
  reason: z.string(),
})
export type PeopleEntry = z.output<typeof peopleEntry>

/** The calls by which many people are added at once. */
export const peopleImportApi = {
  previewPeople: call({
    method: 'POST',
    path: '/profile/previewPeople',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Read a table of people, or one ORCID iD a line; nothing is saved',
    input: z.object({
      text: z.string('Paste a table or choose a file').optional(),
      file: z.file('Choose a file').optional(),
    }),
    mostBytes: peopleLimits.bytes + 1024 * 1024,
    reply: z.object({
      people: z.array(peopleEntry),
      /** Columns that become nothing. */
      left: z.array(z.string()),
    }),
  }),
  completePerson: call({
    method: 'POST',
    path: '/profile/completePerson',
    access: 'editor',
    encoding: 'json',
    summary: 'Ask ORCID for what is not said of someone; nothing is saved',
    input: z.object({ person: describedPerson }),
    reply: z.object({ entry: peopleEntry.omit({ index: true, line: true }) }),
  }),
  addPeople: call({
    method: 'POST',
    path: '/profile/addPeople',
    access: 'editor',
    addsSeveral: true,
    encoding: 'json',
    summary:
      'Add several people at once, all or none, with their teams; of someone who is here, what is empty is filled',
    success: 'People Added Successfully',
    input: z.object({
      people: z
        .array(describedPerson.extend({ profileId: id.optional() }), 'Must be a list of people')
        .min(1, 'Name at least one')
        .max(peopleLimits.people),
      status: publishingInput.shape.status,
    }),
    mostValues: 50 * peopleLimits.people,
    reply: undoable.extend({ people: z.array(named) }),
  }),
}
