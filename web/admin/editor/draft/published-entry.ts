import { type Publishing, published, publishing } from '#contract/call/publishing.ts'
import { type Draft, type DraftEntity, draftEntities } from '#contract/lifecycle/draft.ts'

/** What a form is told of an entry that can be a draft. */
export interface PublishedEntry {
  readonly entity: DraftEntity
  readonly state: Publishing
  /** Absent while it is being added. */
  readonly named?: { readonly entity: DraftEntity; readonly id: string }
  /** The draft with whose values it was opened. */
  readonly draft?: Draft | null
}

/** Whether someone has left changes over it that are not published. */
export const isChanged = ({ draft }: PublishedEntry): boolean =>
  Object.keys(draft?.fields ?? {}).length > 0

/** Whether what is typed changes what visitors see, and nobody has left changes over it before. */
export const isUpdate = (entry: PublishedEntry | undefined): boolean =>
  entry?.named !== undefined && entry.state.status === 'published' && !isChanged(entry)

/** The same for any entry; undefined where it cannot be a draft. */
export const publishedEntry = (
  entity: string,
  entry: { readonly _id: string } | undefined,
  draft: Draft | null = null,
): PublishedEntry | undefined => {
  const known = draftEntities.find((each) => each === entity)
  if (known === undefined) return undefined
  const { data: state = published } = publishing.safeParse(entry)
  const named = entry && { entity: known, id: entry._id }
  return named ? { entity: known, state, named, draft } : { entity: known, state }
}
