import { expect, test } from 'vitest'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import { isRestorationChange } from './is-restored.ts'

const change = (
  action: HistoryEntry['action'],
  before: HistoryEntry['before'],
  after: HistoryEntry['after'],
): HistoryEntry => ({
  _id: 'a',
  at: '',
  actor: 'Ada',
  entity: 'profile',
  entityId: 'b',
  canRestore: true,
  action,
  before,
  after,
})
const one = { name: 'One', version: 1 }
const two = { name: 'Two', version: 2 }

test('restoring an entry or an earlier state is distinguished from changing it', () => {
  const entries = [
    change('updated', { ...two, version: 5 }, { ...one, version: 6 }),
    change('created', null, { ...two, version: 5 }),
    change('deleted', two, null),
    change('updated', one, two),
    change('created', null, one),
  ]
  expect(entries.map((_, at) => isRestorationChange(entries, at))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})
