import { expect, test } from 'vitest'
import type { SiteImport, SiteImportItem } from '#contract/move/move-in.ts'
import { formatImportReport } from './report.ts'

const imported = (status: SiteImportItem['status']): SiteImport => ({
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
      ticked: true,
      savedAs: '',
    },
  ],
  left: [],
  edited: [],
})

test('the report of an import explains how to undo it', () => {
  const text = formatImportReport(imported('new'), false)
  expect(text).toMatch(/^csv: 1 added, 0 here already, 0 failed\.$/m)
  expect(text).toContain('It can be taken back')
})

test.for([
  ['is a dry run', imported('new'), true],
  ['has nothing new', imported('duplicate'), false],
] as const)(
  'the report of an import that %s ends with “Nothing was changed.”',
  ([, found, isDry]) => {
    expect(formatImportReport(found, isDry)).toMatch(/Nothing was changed\.$/)
  },
)
