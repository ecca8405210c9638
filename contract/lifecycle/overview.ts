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

/** What an administrator sees first: how much there is, what waits, what comes up and what is missing. */
const overview = z.object({
  counts: overviewCounts,
  unreadMessages: z.int(),
  waitingAccounts: z.int(),
  openSuggestions: z.int(),
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
