import { describe, expect, it } from 'vitest'
import { defineCall } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import { searchableListRangeSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { definePanel } from '#web/admin/define-panel.ts'
import { panels } from '#web/admin/panels.ts'
import { createEntrySearches, searchPanelEntries } from './find-entries.ts'

const talk = {
  name: 'talk',
  label: 'Talk',
  fields: { subject: { kind: 'title' }, starts: { kind: 'date' }, body: { kind: 'markdown' } },
  order: { by: 'starts', newest: 'first' },
  search: ['subject'],
  access: { read: 'public', write: 'editor' },
  history: true,
  calls: { list: 'allTalks' },
} as const satisfies EntityDefinition

const calls = {
  talk: {
    allTalks: defineCall({
      method: 'GET',
      path: '/talk/allTalks',
      access: 'public',
      encoding: 'query',
      summary: 'All talks',
      input: searchableListRangeSchema,
      reply: z.object({ total: z.int(), talks: z.array(z.looseObject({ _id: z.string() })) }),
    }),
  },
}

const panel = definePanel({
  key: 'talks',
  group: 'content',
  strings: { label: 'Talks', title: 'All Talks' },
  path: '/talks',
  frame: 'bar',
  shortcut: 'k',
  visibleTo: 'public',
  editableBy: 'editor',
  entity: talk,
  subtitle: 'starts',
  entryAddress: (id) => `/talk/${id}`,
  load: async () => null,
  view: async () => () => null,
})

describe('findEntries', () => {
  it('finds entries of an entity by its definition and its panel', async () => {
    const asked: string[] = []
    const went: string[] = []
    const talks = [{ _id: '1', subject: 'On sleep', starts: '2026-02-01' }]
    const groups = await searchPanelEntries(
      createEntrySearches([panel], calls),
      'sleep',
      (to) => went.push(to),
      {
        fetch: async (path) => {
          asked.push(path)
          return Response.json({ success: true, message: 'OK', talks, total: 1 })
        },
      },
    )
    expect(asked).toEqual(['/api/v1/talk/allTalks?limit=5&search=sleep'])
    expect(groups).toMatchObject([
      { value: 'Talks', items: [{ id: 'talks:1', label: 'On sleep', note: '2026' }] },
    ])
    groups[0]?.items[0]?.run()
    expect(went).toEqual(['/talk/1'])
  })
})

describe('searchesOf', () => {
  it('returns every panel whose entries have a title, with their shortest list call', () => {
    const found = createEntrySearches(panels).map(
      ({ panel: { key }, call: { path } }) => `${key} ${path}`,
    )
    const known = [
      'projects /post/postTitles',
      'publications /publication/showAllPublications',
      'category /category/showAllCategories',
      'latest-post /frontPage/frontPages',
      'grants /grant/grants',
      'pages /page/pages',
      'profiles /profile/profiles',
      'teams /team/teamNames',
    ]
    expect(found.filter((each) => known.includes(each))).toEqual(known)
  })
})
