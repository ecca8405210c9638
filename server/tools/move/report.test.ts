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
      draft: false,
      savedAs: '',
    },
  ],
  left: [],
  files: { total: 0, entries: 0, left: 0, used: [] },
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

test('the report ends with what needs a decision and with counts by kind', () => {
  const [item] = imported('new').items
  if (!item) throw new Error('The import has an item')
  const move: SiteImport = {
    ...imported('new'),
    items: [
      item,
      { ...item, kind: 'page', title: 'Join', source: 'join.md', draft: true, reason: 'Kept' },
      { ...item, title: 'Eve', source: 'eve.md', reason: 'Becomes public: eve@lab.example' },
      { ...item, title: 'Your Name', source: 'me.md', ticked: false },
      { ...item, title: 'Bob', source: 'bob.md', status: 'failed', reason: 'It has no name' },
    ],
    left: [{ source: 'css/a.css', reason: 'Look' }],
    files: {
      ...{ total: 6, entries: 4, left: 1 },
      used: [{ source: 'img/a.png', usedBy: 'eve.md' }],
    },
  }
  expect(formatImportReport(move, true)).toBe(`Complete (1):
  person       Ada Renfield  (people.csv:2)

These files stay out (1):
  Look (1):
    css/a.css

These files are shown or read with the entries (1):
  img/a.png  (eve.md)

Examples of the theme, left out (1):
  person       Your Name  (me.md)

Look at these: something is lost, or becomes public (1):
  person       Eve  (eve.md)
               Becomes public: eve@lab.example

Decide about these: they are only drafts, which visitors do not see (1):
  page         Join  (join.md)
               Kept

These cannot be kept (1):
  person       Bob  (bob.md)
               It has no name

csv: 3 would be added, 0 here already, 1 failed.
  person       2 would be added, 1 failed, 1 examples of the theme
  page         1 would be added, 1 of them only as drafts
Of 6 files: 4 for entries, 1 shown or read with them, 1 left out.
Nothing was changed.`)
})
