import { expect, test } from 'vitest'
import { draftEntities } from '#contract/lifecycle/draft.ts'
import { customModules } from '#server/mount-api.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { customPublishers, draftPublisherOf } from './publishers.ts'

describeOnce('publishers', () => {
  test('entities with update calls of their own have a publisher of their own', () => {
    const own = draftEntities.filter((entity) => Object.hasOwn(customModules, entity))
    expect(customPublishers.map(({ entity }) => entity).toSorted()).toEqual(own.toSorted())
  })

  test('every entity with drafts can be published', () => {
    for (const entity of draftEntities) expect(draftPublisherOf(entity).entity).toBe(entity)
  })
})
