import type { EntityDefinition } from '#contract/call/entity.ts'

/** An entity that Salus does not have, to test that everything follows from a definition. */
export const talk = {
  name: 'talk',
  label: 'Talk',
  fields: {
    title: { kind: 'title' },
    starts: { kind: 'date' },
    body: { kind: 'markdown' },
    poster: { kind: 'picture' },
    speakers: { kind: 'list' },
  },
  order: { by: 'starts', newest: 'first' },
  search: ['title', 'body'],
  access: { read: 'public', write: 'editor' },
  history: true,
  counted: 'talks',
} as const satisfies EntityDefinition
