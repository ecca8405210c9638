import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { baseEntryFields } from '#contract/call/entry-id.ts'
import {
  booleanSchema,
  entryIdSchema,
  idListSchema,
  jsonListSchema,
  listRangeSchema,
  markdownSchema,
  pictureInputSchema,
  searchableListRangeSchema,
  textSchema,
  undoableReplySchema,
} from '#contract/call/fields.ts'
import {
  listStatusFilterSchema,
  publishingInputSchema,
  publishingSchema,
  statusFilterSchema,
} from '#contract/call/publishing.ts'
import { createStandardCalls } from '#contract/call/usual-calls.ts'
import { z } from '#contract/call/zod.ts'
import { entryPages } from '#contract/entry-pages.ts'
import { matchedPublicationCalls } from '#contract/publication/matched-publication.ts'
import { publicationSummarySchema } from '#contract/publication/publication.ts'
import { orcidSchema } from '#contract/text/identifiers.ts'
import { peopleImportApi } from './people-import.ts'
import { jobPositionSchema } from './position.ts'
import { socialLinkInputSchema, socialLinkSchema } from './social-link.ts'

export const profileTextFieldsSchema = z.object({
  name: textSchema(200),
  email: textSchema(254),
  about: markdownSchema(),
  designation: textSchema(2_000),
  qualifications: textSchema(2_000),
  AreaofInterest: textSchema(2_000),
  orcid: orcidSchema,
  pronouns: textSchema(100),
  nextPosition: textSchema(500),
})

/** Whether a person is an alumnus: `true`, `false`, or empty to derive it from the positions. */
const alumniSettings = ['', 'true', 'false'] as const

export const profileSchema = profileTextFieldsSchema.extend({
  ...baseEntryFields('profile'),
  profilePic: z.string(),
  socialLinks: z.array(socialLinkSchema),
  positions: z.array(jobPositionSchema),
  /** Other spellings of the person's name, with which publications may list them as an author. */
  otherNames: z.array(z.string()),
  isAlumni: z.boolean(),
  /** Whether `isAlumni` was set by a user instead of derived from positions. */
  isAlumniSet: z.boolean(),
  ...publishingSchema.shape,
  version: z.int(),
})
export type Profile = z.infer<typeof profileSchema>

export const profileEntity = {
  name: 'profile',
  label: 'Profile',
  unknown: 'someone who',
  fields: {
    name: { kind: 'title' },
    email: { kind: 'text' },
    emailKey: { kind: 'internal', keyOf: 'email', isOf: 'email' },
    about: { kind: 'markdown', translated: true },
    profilePic: { kind: 'picture' },
    designation: { kind: 'text', translated: true },
    qualifications: { kind: 'text', translated: true },
    AreaofInterest: { kind: 'text', translated: true },
    socialLinks: { kind: 'list' },
    orcid: { kind: 'text' },
    pronouns: { kind: 'text', translated: true },
    positions: { kind: 'list', translated: { texts: ['title', 'team'], by: 'id' } },
    otherNames: { kind: 'list' },
    isAlumni: { kind: 'choice', of: alumniSettings },
    nextPosition: { kind: 'text', translated: true },
  },
  order: { by: 'name', newest: 'last' },
  search: ['name', 'email', 'designation'],
  access: { read: 'public', write: 'member' },
  history: true,
  publishing: true,
  neededToPublish: { oneOf: ['name'], message: 'Please enter a name' },
  calls: {
    list: 'profiles',
    add: 'createProfile',
    update: 'updateProfile',
    remove: 'deleteProfile',
  },
  messages: {
    added: 'Profile Added Successfully',
    updated: 'Profile Updated Successfully',
    removed: 'Profile Deleted Successfully',
  },
  counted: 'profiles',
  page: entryPages.person,
  found: {
    people: ['otherNames'],
    unsearched: ['socialLinks', 'isAlumni'],
    identifiers: ['orcid'],
    detail: ({ designation }) => ({ text: designation }),
  },
} as const satisfies EntityDefinition

const place = z.object({ _id: entryIdSchema, name: z.string() })

/** Entries that contain a person. Progress entries have the title of their project. */
const profileUses = z.object({
  teams: z.array(place),
  projects: z.array(place),
  progress: z.array(place),
})
export type ProfileUses = z.infer<typeof profileUses>

const input = profileTextFieldsSchema.partial().extend({
  profilePic: pictureInputSchema.optional(),
  socialLinks: jsonListSchema(socialLinkInputSchema).optional(),
  positions: jsonListSchema(jobPositionSchema).optional(),
  otherNames: jsonListSchema(textSchema(200)).optional(),
  /** Whether the person is an alumnus. If empty, the positions decide. */
  isAlumni: z
    .codec(z.union([z.boolean(), z.enum(alumniSettings)]), z.enum(alumniSettings), {
      decode: (value) => (value === true ? 'true' : value || (value === false ? 'false' : '')),
      encode: (value) => value,
    })
    .optional(),
  ...publishingInputSchema.shape,
})
export type ProfileInput = z.infer<typeof input>

const personInDetail = profileSchema.extend({
  projects: z.array(z.object({ ...baseEntryFields('post'), title: z.string() })),
  publications: z.array(publicationSummarySchema),
})
export type PersonWithDetails = z.infer<typeof personInDetail>

const { list, add, update, remove } = createStandardCalls(profileEntity, {
  nouns: ['person', 'people'],
  entry: profileSchema,
  listed: { profiles: z.array(profileSchema) },
  filters: { inNoTeam: booleanSchema.optional(), ...listStatusFilterSchema.shape },
  reference: { profileId: entryIdSchema },
  input,
  summaries: {
    list: 'All people, by name, or those who are in no team',
    remove: 'Delete a person; teams and contributor lists lose them too',
  },
})

export const profileApi = {
  profiles: list,
  profileNames: defineCall({
    method: 'GET',
    path: '/profile/profileNames',
    access: 'public',
    encoding: 'query',
    summary: 'Everyone by names and picture only, to choose from',
    input: searchableListRangeSchema.extend(listStatusFilterSchema.shape),
    reply: z.object({
      profiles: z.array(
        profileSchema.pick({ _id: true, name: true, otherNames: true, profilePic: true }),
      ),
      total: z.int(),
    }),
  }),
  getSingleProfile: defineCall({
    method: 'GET',
    path: '/profile/getSingleProfile/:id',
    access: 'public',
    encoding: 'query',
    summary:
      'One person with their projects and publications, newest first; 50 unless asked otherwise',
    input: listRangeSchema.extend({ id: entryIdSchema, ...statusFilterSchema.shape }),
    /** `total` is the number of publications. */
    reply: z.object({
      profile: personInDetail,
      total: z.int(),
      updatedAt: z.string(),
    }),
  }),
  profileUses: defineCall({
    method: 'GET',
    path: '/profile/profileUses',
    access: 'editor',
    encoding: 'query',
    summary: 'What a person is part of, and would be taken off when deleted',
    input: z.object({ profileId: entryIdSchema }),
    aliases: { profileId: '_id' },
    reply: z.object({ uses: profileUses }),
  }),
  createProfile: add,
  updateProfile: update,
  deleteProfile: remove,
  ...peopleImportApi,
  ...matchedPublicationCalls,
  deleteProfiles: defineCall({
    method: 'DELETE',
    path: '/profile/deleteProfiles',
    access: 'editor',
    encoding: 'json',
    summary:
      'Delete several people at once, all or none; teams and contributor lists lose them too',
    success: 'Profiles Deleted',
    input: z.object({ profileIds: idListSchema }),
    reply: undoableReplySchema,
  }),
}
