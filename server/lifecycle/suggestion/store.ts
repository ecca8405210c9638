import { z } from 'zod'
import { ApiError } from '#contract/call/api-error.ts'
import {
  type OwnSuggestion,
  type SuggestedEntity,
  type Suggestion,
  suggestionSchemas,
} from '#contract/lifecycle/suggestion.ts'
import type { Queries } from '#server/base/db/database.ts'
import { newId } from '#server/base/db/id.ts'
import { applyLimitAndOffset, type ListQueryOptions } from '#server/base/db/list.ts'
import { lockNameUntilCommit } from '#server/base/db/lock-until-commit.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { findTitleInTrash } from '#server/lifecycle/trash/store.ts'
import { isPostVisible } from '#server/post/store.ts'
import { findProfile, journaledProfileEntity } from '#server/profile/store.ts'
import { progressEntryStore } from '#server/research-progress/store.ts'

const maxOpen = 50

export const countOpenSuggestions = async (
  queries: Queries,
  accountId?: string,
): Promise<number> => {
  const open = queries.selectFrom('suggestion').where('state', '=', 'open')
  const own = accountId === undefined ? open : open.where('accountId', '=', accountId)
  const { total } = await own
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

export const addSuggestion = async (
  queries: Queries,
  accountId: string,
  suggestion: { entity: SuggestedEntity; entityId: string; fields: object },
  now: Date,
): Promise<string> => {
  await lockNameUntilCommit(queries, `suggestions of ${accountId}`)
  if ((await countOpenSuggestions(queries, accountId)) >= maxOpen)
    throw new ApiError('wrongState', 'Wait until your earlier suggestions have been read')
  const _id = newId()
  await queries
    .insertInto('suggestion')
    .values({
      ...suggestion,
      fields: JSON.stringify(suggestion.fields),
      _id,
      accountId,
      state: 'open',
      suggestedAt: now.toISOString(),
      decidedAt: '',
      decidedBy: '',
      decidedById: null,
      note: '',
    })
    .execute()
  return _id
}

const fieldsOf = (json: string) => z.record(z.string(), z.unknown()).parse(JSON.parse(json))

const readCurrentState = async (queries: Queries, entity: SuggestedEntity, id: string) => {
  if (id === '') return null
  return (
    (entity === 'profile'
      ? await journaledProfileEntity.read(queries, id)
      : await progressEntryStore.record.read(queries, id)) ?? null
  )
}

const titleOf = async (queries: Queries, postId: unknown): Promise<string> => {
  const post = await queries
    .selectFrom('post')
    .select('title')
    .where('_id', '=', String(postId))
    .executeTakeFirst()
  return post?.title ?? ''
}

/** Returns the id of the project that a deleted progress entry belonged to. */
const readLastProject = async (queries: Queries, id: string): Promise<string> => {
  const row = await queries
    .selectFrom('journal')
    .select(['after', 'before'])
    .where('entity', '=', 'researchProgress')
    .where('entityId', '=', id)
    .where((state) => state.or([state('after', 'is not', null), state('before', 'is not', null)]))
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { data } = withProject.safeParse(JSON.parse(row?.after ?? row?.before ?? '{}'))
  return data?.postId ?? ''
}

const withProject = z.object({ postId: z.string() })

/** Returns the title of a suggestion's entry if the entry or its project is in the trash. */
export const findTrashedSuggestionTitle = async (
  queries: Queries,
  { entity, entityId, fields }: Pick<ClosedSuggestion, 'entity' | 'entityId' | 'fields'>,
): Promise<string | undefined> => {
  const own = entityId === '' ? undefined : await findTitleInTrash(queries, entity, entityId)
  if (own !== undefined || entity === 'profile') return own
  const project = entityId === '' ? fields.postId : await readLastProject(queries, entityId)
  return findTitleInTrash(queries, 'post', String(project))
}

/** Lists a person's suggestions with their results, newest first. Titles that the person may no longer see are empty. */
export const listOwnSuggestions = async (
  queries: Queries,
  reader: ContentReader,
  accountId: string,
  wanted: ListQueryOptions,
) => {
  const own = queries.selectFrom('suggestion').where('accountId', '=', accountId)
  const rows = await applyLimitAndOffset(own.orderBy('_id', 'desc'), wanted)
    .select(['_id', 'entity', 'entityId', 'fields', 'suggestedAt'])
    .select(['state', 'decidedAt', 'decidedBy', 'note'])
    .execute()
  const suggestions: OwnSuggestion[] = []
  for (const { entityId, fields: json, ...row } of rows) {
    const fields = fieldsOf(json)
    const title =
      row.entity === 'profile'
        ? (await findProfile(queries, entityId, reader))?.name
        : await readVisibleTitle(queries, reader, entityId, fields.postId)
    suggestions.push({ ...row, fields, title: title ?? '' })
  }
  const { total } = await own
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return { suggestions, total: Number(total) }
}

/** Returns the title of the project of a progress entry, if the reader may see it. */
const readVisibleTitle = async (
  queries: Queries,
  reader: ContentReader,
  id: string,
  postId: unknown,
) => {
  const project =
    id === '' ? String(postId) : ((await progressEntryStore.record.read(queries, id))?.postId ?? '')
  return (await isPostVisible(queries, reader, project)) ? titleOf(queries, project) : undefined
}

export const listOpenSuggestions = async (queries: Queries, wanted: ListQueryOptions) => {
  const open = queries
    .selectFrom('suggestion')
    .innerJoin('account', 'account._id', 'suggestion.accountId')
    .where('suggestion.state', '=', 'open')
    .orderBy('suggestion._id')
  const rows = await applyLimitAndOffset(open, wanted)
    .select([
      'suggestion._id',
      'suggestion.entity',
      'suggestion.entityId',
      'suggestion.fields',
      'suggestion.suggestedAt',
      'account.username as suggestedBy',
    ])
    .execute()
  const suggestions: Suggestion[] = []
  for (const { entityId, fields: json, ...row } of rows) {
    const fields = fieldsOf(json)
    const present = await readCurrentState(queries, row.entity, entityId)
    const names = Object.keys(fields)
    const states = Object.entries(present ?? {})
    const project = present && 'postId' in present ? present.postId : fields.postId
    const trashed = await findTrashedSuggestionTitle(queries, {
      entity: row.entity,
      entityId,
      fields,
    })
    const titleNow = present && 'name' in present ? present.name : await titleOf(queries, project)
    suggestions.push({
      ...row,
      ...(entityId !== '' && { id: entityId }),
      title: trashed ?? titleNow,
      isInTrash: trashed !== undefined,
      fields,
      before: present && Object.fromEntries(states.filter(([name]) => names.includes(name))),
    })
  }
  return { suggestions, total: await countOpenSuggestions(queries) }
}

export type ClosedSuggestion = NonNullable<Awaited<ReturnType<typeof closeSuggestion>>>

/** Closes an open suggestion. Returns undefined if someone else was faster. */
export const closeSuggestion = async (
  queries: Queries,
  id: string,
  decision: {
    readonly state: 'accepted' | 'declined'
    readonly decidedBy: string
    readonly decidedById: string
    readonly decidedAt: string
    readonly note: string
  },
) => {
  const decided = await queries
    .updateTable('suggestion')
    .set(decision)
    .where('_id', '=', id)
    .where('state', '=', 'open')
    .returning(['_id', 'accountId', 'entity', 'entityId', 'fields'])
    .executeTakeFirst()
  return decided && { ...decided, fields: fieldsOf(decided.fields) }
}

/**
 * Returns the entry's suggested fields as they were when the suggestion was made. Undefined if the entry was
 * not changed since.
 */
const readStateWhenSuggested = async (
  queries: Queries,
  { _id, entity, entityId }: ClosedSuggestion,
): Promise<Record<string, unknown> | undefined> => {
  const first = await queries
    .selectFrom('journal')
    .select('before')
    .where('entity', '=', entity)
    .where('entityId', '=', entityId)
    .where('_id', '>', _id)
    .where('before', 'is not', null)
    .orderBy('_id')
    .limit(1)
    .executeTakeFirst()
  return first?.before ? fieldsOf(first.before) : undefined
}

/**
 * Throws 409 if suggested fields of the entry were changed after the suggestion, unless `version`
 * is the current one.
 */
export const requireUnchangedFields = async (
  tx: WriteTransaction,
  decided: ClosedSuggestion,
  version: number | undefined,
): Promise<void> => {
  const { entity, entityId, fields } = decided
  const before = entityId === '' ? undefined : await readStateWhenSuggested(tx.queries, decided)
  if (before === undefined) return
  await tx.hold(entity === 'profile' ? journaledProfileEntity : progressEntryStore.record, entityId)
  const present = await readCurrentState(tx.queries, entity, entityId)
  if (present === null || version === present.version) return
  const now = z.record(z.string(), z.unknown()).parse(present)
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const differences = Object.entries(fields)
    .filter(([field, suggested]) => !isEqual(now[field], suggested))
    .filter(([field]) => !isEqual(now[field], before[field]))
    .map(([field, suggested]) => ({ field, suggested, now: now[field] }))
  if (differences.length === 0) return
  const message = 'This was changed since it was suggested. Accept it again to replace the change.'
  const outdated = { differences, version: present.version }
  throw new ApiError('staleVersion', message, { outdated })
}

/**
 * Validates the stored fields of a suggestion, because the definition of the entity may have changed since.
 */
export const parseProgressSuggestion = (fields: unknown) =>
  suggestionSchemas.researchProgress.parse(fields)
export const parseProfileSuggestion = (fields: unknown) => suggestionSchemas.profile.parse(fields)
