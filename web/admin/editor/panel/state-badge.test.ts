import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { hiddenStateOf } from './state-badge.tsx'

const now = '2026-01-01T12:00:00.000Z'

test.for([
  [{}, null],
  [{ status: 'draft', publishAt: '2020-01-01T00:00:00.000Z' }, 'draft'],
  [{ publishAt: '2026-01-01T12:00:00.001Z' }, 'scheduled'],
  [{ publishAt: now }, null],
  [{ unpublishAt: '2026-01-01T12:00:00.001Z' }, null],
  [{ unpublishAt: now }, 'over'],
] as const)('%o is hidden as %s', ([state, hidden]) => {
  expect(hiddenStateOf({ ...publishedState, ...state }, now)).toBe(hidden)
})
