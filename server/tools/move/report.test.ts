import { expect, test } from 'vitest'
import type { MoveImport, MoveItem } from '#contract/move/move-in.ts'
import { report } from './report.ts'

const imported = (status: MoveItem['status']): MoveImport => ({
  importId: 'x',
  state: 'saved',
  undoing: false,
  system: 'csv',
  done: 1,
  total: 1,
  reason: '',
  items: [
    {
      index: 0,
      kind: 'person',
      title: 'Ada Renfield',
      source: 'people.csv:2',
      status,
      reason: '',
      savedAs: '',
    },
  ],
  left: [],
  edited: [],
})

test('what was added can be taken back', () => {
  const text = report(imported('new'), false)
  expect(text).toMatch(/^csv: 1 added, 0 here already, 0 failed\.$/m)
  expect(text).toContain('It can be taken back')
})

test.for([
  ['is only tried', imported('new'), true],
  ['brings nothing that is not here', imported('duplicate'), false],
] as const)('an import that %s says that nothing was changed', ([, found, isDry]) => {
  expect(report(found, isDry)).toMatch(/Nothing was changed\.$/)
})
