import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import {
  emailSchema,
  entryIdSchema,
  listRangeSchema,
  messageReplySchema,
} from '#contract/call/fields.ts'
import { roles } from '#contract/call/role.ts'
import { z } from '#contract/call/zod.ts'

const accountStates = ['active', 'waiting', 'revoked'] as const

export const administratorSchema = z.object({
  _id: entryIdSchema,
  username: z.string(),
  email: z.string(),
  state: z.enum(accountStates),
  userType: z.enum(roles),
  /** Id of the account's profile. Only accounts of members have one. */
  profileId: entryIdSchema.optional(),
  since: z.string(),
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
})
export type Administrator = z.infer<typeof administratorSchema>

export const accountEntity = {
  name: 'account',
  label: 'Account',
  fields: {
    username: { kind: 'title' },
    email: { kind: 'text' },
    emailKey: { kind: 'internal' },
    passwordHash: { kind: 'internal' },
    state: { kind: 'choice', of: accountStates },
    userType: { kind: 'choice', of: roles },
    /** Profile of a member. Kept while the profile is in the trash. */
    profileId: { kind: 'internal' },
  },
  order: { by: 'created', newest: 'last' },
  search: [],
  access: { read: 'admin', write: 'admin' },
  history: false,
} as const satisfies EntityDefinition

const invitation = z.object({
  email: z.string(),
  invitedAt: z.string(),
  invitedBy: z.string(),
  userType: z.enum(roles),
})
export type Invitation = z.infer<typeof invitation>

const accountId = z.object({ accountId: entryIdSchema })

/** Role of an account. Members need a profile. */
const rights = z.object({
  role: z.enum(roles, `Must be one of ${roles.join(', ')}`).optional(),
  profileId: z
    .codec(z.union([entryIdSchema, z.literal('')]), entryIdSchema.optional(), {
      // Forms send an empty text for no profile.
      decode: (value) => (value === '' ? undefined : value),
      encode: (value) => value ?? '',
    })
    .optional(),
})
const isSomeone = ({ role, profileId }: z.infer<typeof rights>) =>
  role !== 'Member' || profileId !== undefined
const nobody = { path: ['profileId'], message: 'Choose whose profile this member keeps' }

export const administratorApi = {
  showAllAdministrators: defineCall({
    method: 'GET',
    path: '/administrator/showAllAdministrators',
    access: 'admin',
    encoding: 'query',
    summary: 'All accounts and open invitations',
    input: listRangeSchema,
    reply: z.object({
      administrators: z.array(administratorSchema),
      total: z.int(),
      invitations: z.array(invitation),
      requiresSecondFactor: z.boolean(),
    }),
  }),
  invite: defineCall({
    method: 'POST',
    path: '/administrator/invite',
    access: 'admin',
    hasSecretResponse: true,
    encoding: 'json',
    summary: 'Invite someone by mail; the address needs no approval. Without a role: SuperAdmin',
    success: 'Invitation Sent',
    input: rights.extend({ email: emailSchema }).refine(isSomeone, nobody),
    reply: messageReplySchema,
  }),
  withdrawInvitation: defineCall({
    method: 'DELETE',
    path: '/administrator/withdrawInvitation',
    access: 'admin',
    encoding: 'json',
    summary: 'Take an invitation back',
    success: 'Invitation Withdrawn',
    input: z.object({ email: emailSchema }),
    reply: messageReplySchema,
  }),
  approve: defineCall({
    method: 'PUT',
    path: '/administrator/approve',
    access: 'admin',
    encoding: 'json',
    summary: 'Let a waiting or revoked account in. Without a role: SuperAdmin',
    success: 'Administrator Approved',
    input: rights.extend(accountId.shape).refine(isSomeone, nobody),
    aliases: { accountId: '_id' },
    reply: z.object({ data: administratorSchema }),
  }),
  changeRole: defineCall({
    method: 'PUT',
    path: '/administrator/changeRole',
    access: 'admin',
    encoding: 'json',
    summary: 'Give an account another role; it counts from the next request on',
    success: 'Role Changed',
    input: rights.required({ role: true }).extend(accountId.shape).refine(isSomeone, nobody),
    aliases: { accountId: '_id' },
    reply: z.object({ data: administratorSchema }),
  }),
  revoke: defineCall({
    method: 'PUT',
    path: '/administrator/revoke',
    access: 'admin',
    encoding: 'json',
    summary: 'Shut an account out; its sessions end at once',
    success: 'Administrator Revoked',
    input: accountId,
    aliases: { accountId: '_id' },
    reply: z.object({ data: administratorSchema }),
  }),
  removeSecondFactor: defineCall({
    method: 'DELETE',
    path: '/administrator/removeSecondFactor',
    access: 'admin',
    encoding: 'json',
    summary: 'Take away the second factors of someone who has lost them; they are told by mail',
    success: 'Second Factor Removed',
    input: accountId,
    aliases: { accountId: '_id' },
    reply: z.object({ data: administratorSchema }),
  }),
  requireSecondFactor: defineCall({
    method: 'PUT',
    path: '/administrator/requireSecondFactor',
    access: 'admin',
    encoding: 'json',
    summary: 'Say whether everyone needs a second factor; whoever has none may then only add one',
    success: 'Setting Saved',
    input: z.object({ isRequired: z.boolean('Say yes or no') }),
    reply: messageReplySchema,
  }),
}
