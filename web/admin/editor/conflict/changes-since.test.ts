import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import { mergeChangesSince } from './changes-since.ts'

const entry = (version: number, name: string, before: string | null): HistoryEntry => ({
  _id: '01k9z3f7m2qv8xw4t6r5y1n0ab',
  at: `2026-11-0${version}T10:00:00.000Z`,
  actor: `Editor ${version}`,
  entity: 'category',
  entityId: '01k9z3f7m2qv8xw4t6r5y1n0ac',
  action: before === null ? 'created' : 'updated',
  before: before === null ? null : { name: before, version: version - 1 },
  after: { name, version },
  canRestore: true,
})

const history = [entry(3, 'Rest', 'Dreams'), entry(2, 'Dreams', 'Sleep'), entry(1, 'Sleep', null)]

test('several changes since a form was opened are merged into one, with the last editor', () => {
  expect(mergeChangesSince(history, 1)).toEqual({
    before: { name: 'Sleep', version: 1 },
    after: { name: 'Rest', version: 3 },
    actor: 'Editor 3',
    at: '2026-11-03T10:00:00.000Z',
  })
})

test('an up-to-date form has no changes', () => {
  expect(mergeChangesSince(history, 3)).toBeNull()
})
