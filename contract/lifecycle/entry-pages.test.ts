import { expect, test } from 'vitest'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { entities } from './entities.ts'
import { entryPages } from './entry-pages.ts'

const pages = entities.flatMap(({ page }: EntityDefinition) => page ?? [])

test('every page with a name in its address is known without its definition', () => {
  const named = pages.filter((page) => 'name' in page)
  expect(named).toHaveLength(entryPages.length)
  expect(named).toEqual(expect.arrayContaining([...entryPages]))
})

test('no two entities have pages in the same folder', () => {
  const folders = pages.flatMap((page) => ('folder' in page ? page.folder : []))
  expect(new Set(folders).size).toBe(folders.length)
})
