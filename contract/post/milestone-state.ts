/** How something on the timeline stands: reached, still ahead, overdue, or none of these. */
export const timelineStates = ['done', 'next', 'late', 'other'] as const
export type TimelineState = (typeof timelineStates)[number]

/** What groups write as a milestone's status, and what it says about it. Anything else is `other`. */
const knownWords: Readonly<Record<TimelineState, readonly string[]>> = {
  done: [
    'done',
    'complete',
    'completed',
    'finished',
    'achieved',
    'reached',
    'met',
    'closed',
    'delivered',
    'published',
    'released',
    'launched',
    'submitted',
    'accepted',
    'approved',
    'passed',
    'successful',
    '100',
  ],
  next: [
    'planned',
    'plan',
    'scheduled',
    'upcoming',
    'next',
    'open',
    'pending',
    'to do',
    'todo',
    'in progress',
    'in preparation',
    'in review',
    'under way',
    'underway',
    'under review',
    'ongoing',
    'on going',
    'on track',
    'on time',
    'started',
    'begun',
    'running',
    'active',
    'recruiting',
    'not started',
    'not yet',
    'not done',
    'not complete',
    'not completed',
    'incomplete',
    'unfinished',
    'at risk',
    'blocked',
    'almost',
    'nearly',
    'partly',
    'partially',
  ],
  late: ['late', 'delayed', 'delay', 'overdue', 'behind', 'slipped', 'missed'],
  other: [
    'stopped',
    'cancelled',
    'canceled',
    'on hold',
    'paused',
    'postponed',
    'deferred',
    'abandoned',
    'dropped',
    'suspended',
    'withdrawn',
    'not planned',
  ],
}

const known = timelineStates
  .flatMap((state) => knownWords[state].map((words) => ({ state, words })))
  // “Not done” before “not”, whatever the order above.
  .toSorted((a, b) => b.words.length - a.words.length)

/** The words of a status without regard to case and signs: “In-Progress (60 %)” is “in progress 60”. */
const plain = (status: string): string =>
  status
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What the plain words of a status say by the first of them; nothing where it says nothing or something unknown. */
const saidBy = (said: string): TimelineState | undefined =>
  known.find(({ words }) => `${said} `.startsWith(`${words} `))?.state

/**
 * How a milestone stands on a day (`2026-11-16`). What is still ahead but due before that day is late; one
 * without a status is ahead as long as its day is.
 */
export const milestoneState = (status: string, dueDate: string, today: string): TimelineState => {
  const isAhead = dueDate.slice(0, 10) >= today
  const words = plain(status)
  if (words === '') return isAhead ? 'next' : 'other'
  const said = saidBy(words) ?? 'other'
  return said === 'next' && dueDate !== '' && !isAhead ? 'late' : said
}
