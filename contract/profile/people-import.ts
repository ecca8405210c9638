import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema, textSchema, undoableReplySchema } from '#contract/call/fields.ts'
import { publishingInputSchema } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { orcidSchema } from '#contract/text/identifiers.ts'
import { jobPositionSchema } from './position.ts'
import { socialLinkSchema } from './social-link.ts'

export const peopleImportLimits = { bytes: 1024 * 1024, people: 500 }

/** A person in a table or at ORCID. Missing values are empty. */
export const importedPersonSchema = z.object({
  name: textSchema(200),
  email: textSchema(254),
  designation: textSchema(2_000),
  /** Name of the person's team. Importing adds teams that do not exist. */
  team: textSchema(200),
  orcid: orcidSchema,
  positions: z.array(jobPositionSchema).max(100),
  socialLinks: z.array(socialLinkSchema).max(50),
})
export type ImportedPerson = z.output<typeof importedPersonSchema>

const named = z.object({ _id: entryIdSchema, name: z.string() })

const peopleEntry = z.object({
  index: z.int(),
  line: z.int(),
  status: z.enum(['new', 'duplicate', 'failed']),
  person: importedPersonSchema,
  /** People on the site who match the person. Empty if another row of the table is the same person. */
  matches: z.array(named),
  fills: z.array(z.string()),
  reason: z.string(),
})
export type PeopleImportEntry = z.output<typeof peopleEntry>

export const peopleImportApi = {
  previewPeople: defineCall({
    method: 'POST',
    path: '/profile/previewPeople',
    access: 'editor',
    encoding: 'multipart',
    summary: 'Read a table of people, or one ORCID iD a line; nothing is saved',
    input: z.object({
      text: z.string('Paste a table or choose a file').optional(),
      file: z.file('Choose a file').optional(),
    }),
    maxTextBytes: peopleImportLimits.bytes + 1024 * 1024,
    reply: z.object({
      people: z.array(peopleEntry),
      left: z.array(z.string()),
    }),
  }),
  completePerson: defineCall({
    method: 'POST',
    path: '/profile/completePerson',
    access: 'editor',
    encoding: 'json',
    summary: 'Ask ORCID for what is not said of someone; nothing is saved',
    input: z.object({ person: importedPersonSchema }),
    reply: z.object({ entry: peopleEntry.omit({ index: true, line: true }) }),
  }),
  addPeople: defineCall({
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
        .array(
          importedPersonSchema.extend({ profileId: entryIdSchema.optional() }),
          'Must be a list of people',
        )
        .min(1, 'Name at least one')
        .max(peopleImportLimits.people),
      status: publishingInputSchema.shape.status,
    }),
    maxValues: 50 * peopleImportLimits.people,
    reply: undoableReplySchema.extend({ people: z.array(named) }),
  }),
}
