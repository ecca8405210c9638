export const timelineStates = ['done', 'next', 'late', 'other'] as const
export type TimelineState = (typeof timelineStates)[number]

/**
 * Words that groups write in a milestone's status, by the state that they mean. A status with other
 * words has the state `other`.
 */
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
  // Longer phrases first, so that “not done” precedes “not”.
  .toSorted((a, b) => b.words.length - a.words.length)

/** Normalises a status to lower-case words: “In-Progress (60 %)” becomes “in progress 60”. */
const plain = (status: string): string =>
  status
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Returns the state for the known words with which a status begins, or undefined. */
const stateOfPhrase = (phrase: string): TimelineState | undefined =>
  known.find(({ words }) => `${phrase} `.startsWith(`${words} `))?.state

/**
 * Returns the state of a milestone on a day (`2026-11-16`). Open milestones are late after their
 * due date. Milestones without a status are `next` until their due date.
 */
export const milestoneState = (status: string, dueDate: string, today: string): TimelineState => {
  const isAhead = dueDate.slice(0, 10) >= today
  const words = plain(status)
  if (words === '') return isAhead ? 'next' : 'other'
  const state = stateOfPhrase(words) ?? 'other'
  return state === 'next' && dueDate !== '' && !isAhead ? 'late' : state
}
