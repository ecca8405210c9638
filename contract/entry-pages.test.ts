import { expect, test } from 'vitest'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { allEntryPages, entryPages, searchResultKinds } from './entry-pages.ts'
import { issueItemKinds } from './newsletter/newsletter-issue.ts'

const definitions: readonly EntityDefinition[] = allEntityDefinitions

test('every definition has the page of the table, and every page a definition', () => {
  const used = new Set(definitions.flatMap(({ page }) => page ?? []))
  expect(used).toEqual(new Set(allEntryPages))
})

test('exactly the searched entities have search options', () => {
  const found = definitions.filter((definition) => definition.found).map(({ page }) => page)
  expect(new Set(found)).toEqual(new Set(searchResultKinds.map((kind) => entryPages[kind])))
})

test('no two entities share a folder, which has the name of the kind', () => {
  const folders = Object.entries(entryPages).flatMap(([kind, page]) =>
    'folder' in page ? [[kind, page.folder]] : [],
  )
  for (const [kind, folder] of folders) expect(folder).toBe(kind)
})

test('the newsletter includes exactly the entities that definitions allow', () => {
  const kinds = definitions.flatMap(({ news }) => (news?.inNewsletter ? news.kind : []))
  // Whether items are included is a setting of their collection.
  expect([...kinds, 'item'].toSorted()).toEqual(issueItemKinds.toSorted())
})
