import { type FieldError, fieldErrors, invalid } from '#contract/call/api-error.ts'
import type { Call } from '#contract/call/call.ts'
import type { Publishing } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import { entityApi } from '#contract/lifecycle/entities.ts'
import { definitionOf } from '#server/base/definition/definitions.ts'
import type { Entity, Write } from '#server/base/write/write.ts'

const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = entityApi

/** A value as a call would send it: other entries are named by their ids. */
const asSent = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_id' in value ? value._id : value

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

/** The required fields that an entry lacks. */
const findMissing = (entity: string, state: object): FieldError[] => {
  const add = calls[entity]?.[definitionOf(entity)?.calls?.add ?? '']
  if (add === undefined) return []
  const values = Object.keys(add.input.shape).map(
    (name) => [name, asSent(Reflect.get(state, name))] as const,
  )
  const given = values.filter(([, value]) => !isBlank(value))
  const checked = z.safeDecode(add.input, Object.fromEntries(given))
  // Everything else was checked when it was saved.
  const isMissing = (path: string) =>
    values.some(([name, value]) => name === path && isBlank(value))
  return checked.success ? [] : fieldErrors(checked.error).filter(({ path }) => isMissing(path))
}

/** Finds that an entry would end before it is published. */
export const misordered = ({ publishAt, unpublishAt }: Publishing): FieldError[] =>
  publishAt !== '' && unpublishAt !== '' && unpublishAt <= publishAt
    ? [{ path: 'unpublishAt', message: 'Must be later than the moment of publishing' }]
    : []

const isPublishing = (state: object): state is Publishing => 'publishAt' in state

/** What a published entry lacks now; what it lacked before is tolerated, so that the rest can still be changed. */
const findBlank = (entity: string, before: object, after: Publishing): FieldError[] => {
  const { oneOf = [], message = '' } = definitionOf(entity)?.neededToPublish ?? {}
  const isEmpty = (state: object) => oneOf.every((name) => isBlank(Reflect.get(state, name)))
  if (!isPublic(after) || !isEmpty(after) || (isPublic(before) && isEmpty(before))) return []
  return oneOf.slice(0, 1).map((path) => ({ path, message }))
}

const isPublic = (state: object): boolean => isPublishing(state) && state.status === 'published'

/** Refuses to publish or schedule an incomplete entry; a new entry has no previous state. */
export const requirePublishable = (entity: string, before: object, after: object): void => {
  if (!isPublishing(after)) return
  const isPublished = isPublishing(before) && before.status === 'draft' && isPublic(after)
  const errors = [
    ...(isPublished ? findMissing(entity, after) : []),
    ...findBlank(entity, before, after),
    ...misordered(after),
  ]
  if (errors.length > 0) throw invalid(errors)
}

/** Changes an entry that may be a draft; missing fields are required when it is published. */
export const updatePublishable = async <T extends object>(
  write: Write,
  entity: Entity<T>,
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
