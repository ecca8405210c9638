import { expect, test } from 'vitest'
import { draftEntities } from '#contract/lifecycle/draft.ts'
import { ownModules } from '#server/mount-api.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { ownPublishers, publisherOf } from './publishers.ts'

describeOnce('publishers', () => {
  test('whatever has calls of its own is also published in its own way', () => {
    const own = draftEntities.filter((entity) => Object.hasOwn(ownModules, entity))
    expect(ownPublishers.map(({ entity }) => entity).toSorted()).toEqual(own.toSorted())
  })

  test('all that can be a draft can be published', () => {
    for (const entity of draftEntities) expect(publisherOf(entity).entity).toBe(entity)
  })
})
