import { expect, test } from 'vitest'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { customApiModules } from '#server/mount-api.ts'
import { describeOnce } from '#server/tools/testing/database/database.ts'
import { customDraftPublishers, draftPublisherOf } from './publishers.ts'

describeOnce('publishers', () => {
  test('entities with update calls of their own have a publisher of their own', () => {
    const own = draftableEntityNames.filter((entity) => Object.hasOwn(customApiModules, entity))
    expect(customDraftPublishers.map(({ entity }) => entity).toSorted()).toEqual(own.toSorted())
  })

  test('every entity with drafts can be published', () => {
    for (const entity of draftableEntityNames) expect(draftPublisherOf(entity).entity).toBe(entity)
  })
})
