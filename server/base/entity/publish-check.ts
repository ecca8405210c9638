import {
  createInvalidInputError,
  type FieldError,
  toFieldErrors,
} from '#contract/call/api-error.ts'
import type { ApiCall } from '#contract/call/call.ts'
import type { PublishingState } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entityApi } from '#contract/lifecycle/entities.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import type { JournaledEntity, WriteTransaction } from '#server/base/write/write.ts'

const calls: Readonly<Record<string, Readonly<Record<string, ApiCall>>>> = entityApi

const asSent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

const findMissing = (entity: string, state: object): FieldError[] => {
  const add = calls[entity]?.[entityDefinitionOf(entity)?.calls?.add ?? '']
  if (add === undefined) return []
  const values = Object.keys(add.input.shape).map(
    (name) => [name, asSent(Reflect.get(state, name))] as const,
  )
  const given = values.filter(([, value]) => !isBlank(value))
  const checked = z.safeDecode(add.input, Object.fromEntries(given))
  const isMissing = (path: string) =>
    values.some(([name, value]) => name === path && isBlank(value))
  return checked.success ? [] : toFieldErrors(checked.error).filter(({ path }) => isMissing(path))
}

/** Returns an error if the time to unpublish an entry is not later than the time to publish it. */
export const scheduleErrors = ({ publishAt, unpublishAt }: PublishingState): FieldError[] =>
  publishAt !== '' && unpublishAt !== '' && unpublishAt <= publishAt
    ? [{ path: 'unpublishAt', message: 'Must be later than the moment of publishing' }]
    : []

const isPublishing = (state: object): state is PublishingState => 'publishAt' in state

/**
 * Returns errors for fields that a published entry needs. Fields that were empty before are
 * tolerated, so that the entry can still be edited.
 */
const findBlank = (entity: string, before: object, after: PublishingState): FieldError[] => {
  const { oneOf = [], message = '' } = entityDefinitionOf(entity)?.neededToPublish ?? {}
  const isEmpty = (state: object) => oneOf.every((name) => isBlank(Reflect.get(state, name)))
  if (!isPublic(after) || !isEmpty(after) || (isPublic(before) && isEmpty(before))) return []
  return oneOf.slice(0, 1).map((path) => ({ path, message }))
}

const isPublic = (state: object): boolean => isPublishing(state) && state.status === 'published'

/** Throws if an incomplete entry would be published or scheduled. */
export const requirePublishable = (entity: string, before: object, after: object): void => {
  if (!isPublishing(after)) return
  const isPublished = isPublishing(before) && before.status === 'draft' && isPublic(after)
  const errors = [
    ...(isPublished ? findMissing(entity, after) : []),
    ...findBlank(entity, before, after),
    ...scheduleErrors(after),
  ]
  if (errors.length > 0) throw createInvalidInputError(errors)
}

export const updatePublishable = async <T extends object>(
  write: WriteTransaction,
  entity: JournaledEntity<T>,
  id: string,
  version: number | undefined,
  work: (before: T) => Promise<void>,
): Promise<T> => {
  let known: T | undefined
  const after = await write.update(entity, id, version, async (before) => {
    known = before
    await work(before)
  })
  requirePublishable(entity.table, known ?? {}, after)
  return after
}
