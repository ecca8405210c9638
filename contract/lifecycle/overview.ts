import { defineCall } from '#contract/call/call.ts'
import { entryIdSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { draftableEntityNames } from './draft.ts'
import { type AnyEntityDefinition, allEntityDefinitions } from './entities.ts'

const named = z.object({ _id: entryIdSchema, name: z.string() })

type Counted = Extract<AnyEntityDefinition, { readonly counted: string }>

export const countedEntities = allEntityDefinitions.filter(
  (entity): entity is Counted => 'counted' in entity,
)

export const overviewCountsSchema = z.record(
  z.enum(countedEntities.map(({ counted }) => counted)),
  z.int(),
)

const milestone = z.object({
  _id: entryIdSchema,
  title: z.string(),
  dueDate: z.string(),
  post: z.object({ _id: entryIdSchema, title: z.string() }),
})

const backups = z.object({
  /** Time of day in the site's time zone. Empty if automatic backups are off. */
  at: z.string(),
  last: z.object({ madeAt: z.string(), bytes: z.int(), pictures: z.int() }).nullable(),
  isOld: z.boolean(),
  /** Error since the last backup. Empty if there was none. */
  problem: z.string(),
})

const overview = z.object({
  counts: overviewCountsSchema,
  unreadMessages: z.int(),
  waitingAccounts: z.int(),
  openSuggestions: z.int(),
  health: z.object({
    total: z.int(),
    worst: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
  }),
  /** Number of found publications that editors have not accepted or rejected yet. */
  found: z.int(),
  /** Number of built-in texts and pictures on public pages. */
  shippedContent: z.int(),
  unpublished: z.array(
    z.object({ entity: z.enum(draftableEntityNames), drafts: z.int(), changed: z.int() }),
  ),
  lateMilestones: z.array(milestone),
  /** Number of all late milestones, because the list contains only some. */
  late: z.int(),
  upcomingMilestones: z.array(milestone),
  /** Null for accounts that do not administer the server. */
  backups: backups.nullable(),
  missing: z.object({
    projectsWithoutPicture: z.array(named),
    projectsWithoutProgress: z.array(named),
    peopleWithoutPicture: z.array(named),
    peopleWithoutTeam: z.array(named),
  }),
})
export type Overview = z.infer<typeof overview>

export const overviewApi = {
  getOverview: defineCall({
    method: 'GET',
    path: '/overview/getOverview',
    access: 'editor',
    encoding: 'query',
    summary: 'Counts, what waits, what is late, the next milestones and what is missing',
    input: z.object({}),
    reply: z.object({ overview }),
  }),
}
