import { expect, test } from 'vitest'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { entities } from '#contract/lifecycle/entities.ts'
import { allEntryPages, entryPages, searchKinds } from './entry-pages.ts'
import { issueItemKinds } from './newsletter/newsletter-issue.ts'

const definitions: readonly EntityDefinition[] = entities

test('every entity is shown where the table of pages says, and each page there is of one', () => {
  const used = new Set(definitions.flatMap(({ page }) => page ?? []))
  expect(used).toEqual(new Set(allEntryPages))
})

test('what the search finds says how, and nothing else does', () => {
  const found = definitions.filter((definition) => definition.found).map(({ page }) => page)
  expect(new Set(found)).toEqual(new Set(searchKinds.map((kind) => entryPages[kind])))
})

test('no two entities have pages in the same folder, and it is named as the kind', () => {
  const folders = Object.entries(entryPages).flatMap(([kind, page]) =>
    'folder' in page ? [[kind, page.folder]] : [],
  )
  for (const [kind, folder] of folders) expect(folder).toBe(kind)
})

test('the newsletter includes what definitions say it can, and nothing else', () => {
  const kinds = definitions.flatMap(({ news }) => (news?.inNewsletter ? news.kind : []))
  expect(kinds.toSorted()).toEqual(issueItemKinds.toSorted())
})
