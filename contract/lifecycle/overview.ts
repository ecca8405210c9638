import { call } from '#contract/call/call.ts'
import { id } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { draftEntities } from './draft.ts'
import { type Entity, entities } from './entities.ts'

const named = z.object({ _id: id, name: z.string() })

type Counted = Extract<Entity, { readonly counted: string }>

/** What the overview counts. */
export const countedEntities = entities.filter((entity): entity is Counted => 'counted' in entity)

/** How many there are of each. */
export const overviewCounts = z.record(
  z.enum(countedEntities.map(({ counted }) => counted)),
  z.int(),
)

const milestone = z.object({
  _id: id,
  title: z.string(),
  dueDate: z.string(),
  post: z.object({ _id: id, title: z.string() }),
})

/** The state of automatic backups. */
const backups = z.object({
  /** The time of day in the site's time zone; empty when Salus makes none. */
  at: z.string(),
  /** The last one that was made and found to be whole. */
  last: z.object({ madeAt: z.string(), bytes: z.int(), pictures: z.int() }).nullable(),
  /** Whether the last one is older than it should be. */
  isOld: z.boolean(),
  /** What went wrong since; empty when nothing did. */
  problem: z.string(),
})

/** What an administrator sees first: how much there is, what waits, what comes up and what is missing. */
const overview = z.object({
  counts: overviewCounts,
  unreadMessages: z.int(),
  waitingAccounts: z.int(),
  openSuggestions: z.int(),
  /** How much is missing, broken or out of date, and the three kinds of it that matter most. */
  health: z.object({
    total: z.int(),
    worst: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
  }),
  /** Publications that were found elsewhere and wait to be accepted or dismissed. */
  found: z.int(),
  /** Sentences and pictures of the pages that visitors see as they shipped. */
  shippedContent: z.int(),
  /** How many entries of a kind are drafts, and how many have changes over them that are not published. */
  unpublished: z.array(
    z.object({ entity: z.enum(draftEntities), drafts: z.int(), changed: z.int() }),
  ),
  lateMilestones: z.array(milestone),
  /** How many are late in all. */
  late: z.int(),
  upcomingMilestones: z.array(milestone),
  /** Null for those who do not run the site. */
  backups: backups.nullable(),
  missing: z.object({
    projectsWithoutPicture: z.array(named),
    projectsWithoutProgress: z.array(named),
    peopleWithoutPicture: z.array(named),
    peopleWithoutTeam: z.array(named),
  }),
})
export type Overview = z.infer<typeof overview>

/** The call under `/overview`. */
export const overviewApi = {
  getOverview: call({
    method: 'GET',
    path: '/overview/getOverview',
    access: 'editor',
    encoding: 'query',
    summary: 'Counts, what waits, what is late, the next milestones and what is missing',
    input: z.object({}),
    reply: z.object({ overview }),
  }),
}
