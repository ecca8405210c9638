import { ApiError, createNotFoundError } from '#contract/call/api-error.ts'
import { publishingColumns } from '#contract/call/entity.ts'
import type { EntryDraft } from '#contract/lifecycle/draft.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import type { MediaService } from '#server/base/media/media-service.ts'
import type { WriteTransaction } from '#server/base/write/write.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import { draftPublisherOf } from './publishers.ts'
import { runAndRollBack } from './run-and-roll-back.ts'
import { type DraftReference, findDraft } from './store.ts'

/**
 * Applies the draft of an entry if there is one. The entry gets the status `draft`, so it may be incomplete.
 */
export const applyDraft = async (
  write: WriteTransaction,
  named: DraftReference,
  media: MediaService,
): Promise<void> => {
  const { entity, id } = named
  const draft = await findDraft(write.queries, named)
  if (draft)
    await draftPublisherOf(entity).apply(write, id, { ...draft.fields, status: 'draft' }, media)
}

type State = Record<string, unknown>

const readState = async (queries: Queries, { entity, id }: DraftReference): Promise<State> => {
  const state = await journaledEntitiesByName.get(entity)?.read(queries, id)
  if (typeof state !== 'object' || state === null) throw createNotFoundError(entityLabelOf(entity))
  return { ...state }
}

/** Applies the texts of a draft to a state. Leaves references unchanged. */
const withTexts = (state: State, { fields }: EntryDraft): State => {
  const texts = Object.entries(fields).filter(
    ([name, value]) => typeof value === 'string' && typeof state[name] === 'string',
  )
  return { ...state, ...Object.fromEntries(texts) }
}

/** Returns an entry with its draft applied. If that fails, applies only the texts. */
export const readEntryWithDraft = async (
  { database, media }: Pick<BaseServices, 'database' | 'media'>,
  named: DraftReference,
): Promise<{ entry: State; current: State; draft: EntryDraft | null }> => {
  const state = await readState(database.queries, named)
  const draft = await findDraft(database.queries, named)
  if (draft === undefined) return { entry: state, current: state, draft: null }
  const drafted = runAndRollBack(database, async (tx) => {
    await applyDraft(tx, named, media)
    return readState(tx.queries, named)
  })
  const entry = await drafted.catch((error: unknown) => {
    if (error instanceof ApiError) return withTexts(state, draft)
    throw error
  })
  // A draft does not change visibility or version, so these keep their published values.
  const own = [...publishingColumns, 'version'].map((name) => [name, state[name]])
  return { entry: { ...entry, ...Object.fromEntries(own) }, current: state, draft }
}
