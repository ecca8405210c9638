import { expect, test } from 'vitest'
import { groupMissingTranslationsByEntry } from './untranslated-entries.ts'

test('missing translations are grouped by entry', () => {
  const title = {
    entity: 'post',
    id: 'a',
    field: 'title',
    title: 'Sleep',
    state: 'missing',
  } as const
  const content = { ...title, field: 'content', state: 'outdated' } as const
  const other = { ...title, entity: 'team', title: 'Team' } as const
  expect(groupMissingTranslationsByEntry([title, other, content])).toEqual([
    { entity: 'post', id: 'a', title: 'Sleep', missing: 1, outdated: 1 },
    { entity: 'team', id: 'a', title: 'Team', missing: 1, outdated: 0 },
  ])
})
