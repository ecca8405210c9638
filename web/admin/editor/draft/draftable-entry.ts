import {
  type PublishingState,
  publishedState,
  publishingSchema,
} from '#contract/call/publishing.ts'
import {
  type DraftableEntityName,
  draftableEntityNames,
  type EntryDraft,
} from '#contract/lifecycle/draft.ts'

/** The properties of an entry that drafts and publishing need in a form. */
export interface DraftableEntry {
  readonly entity: DraftableEntityName
  readonly state: PublishingState
  /** Undefined while adding. */
  readonly named?: { readonly entity: DraftableEntityName; readonly id: string }
  /** Draft whose values the form was opened with. */
  readonly draft?: EntryDraft | null
}

/** Whether the entry has an unpublished draft. */
export const hasUnpublishedDraft = ({ draft }: DraftableEntry): boolean =>
  Object.keys(draft?.fields ?? {}).length > 0

/** Whether saving changes a published entry that has no unpublished draft. */
export const isFirstChangeSincePublished = (entry: DraftableEntry | undefined): boolean =>
  entry?.named !== undefined && entry.state.status === 'published' && !hasUnpublishedDraft(entry)

/** Returns undefined if entries of this kind cannot be drafts. */
export const toDraftableEntry = (
  entity: string,
  entry: { readonly _id: string } | undefined,
  draft: EntryDraft | null = null,
): DraftableEntry | undefined => {
  const draftEntity = draftableEntityNames.find((each) => each === entity)
  if (draftEntity === undefined) return undefined
  const { data: state = publishedState } = publishingSchema.safeParse(entry)
  const named = entry && { entity: draftEntity, id: entry._id }
  return named ? { entity: draftEntity, state, named, draft } : { entity: draftEntity, state }
}
