import { type Call, idNameOf } from '#contract/call/call.ts'
import type { Draft } from '#contract/lifecycle/draft.ts'
import { isHistoryEntity } from '#contract/lifecycle/history.ts'
import { publishedEntry } from '#web/admin/editor/draft/published-entry.ts'
import { publishing } from '#web/admin/editor/draft/publishing-words.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { callsOf, type EntityWithCalls } from '#web/admin/editor/panel/entity-calls.ts'
import type { EntryFormProps } from './entry-form.tsx'

type Words = { readonly add: string; readonly edit: string }

/** How entries of one kind are added and changed. */
export interface EntryCalls {
  readonly entity: string
  readonly words: Words
  readonly add: Call
  readonly update: Call
  /** What an entry's id is called when it is changed. */
  readonly idName: string
  /** The project it is a part of. */
  readonly within?: { readonly postId: string }
}

/** The same of an entity whose definition names its calls; what is never changed is only added. */
export const entryCalls = (entity: EntityWithCalls, words: Words): EntryCalls => {
  const { add, update = add } = callsOf(entity)
  return { entity: entity.definition.name, words, add, update, idName: idNameOf(update) }
}

type EntryAction = { readonly title: string } & Pick<
  EntryFormProps,
  'call' | 'fixed' | 'opened' | 'about' | 'isNew' | 'draftKey' | 'submitLabel' | 'publishing'
>

export type SavedEntry = { readonly _id: string; readonly version: number }

/** What a dialog does with the entry it was opened for: change it, or add one where there is none. */
export const entryAction = (
  entry: SavedEntry | undefined,
  { entity, words, add, update, idName, within }: EntryCalls,
  draft: Draft | null,
): EntryAction =>
  entry
    ? {
        title: words.edit,
        submitLabel: admin.update,
        call: update,
        fixed: { ...within, [idName]: entry._id, version: entry.version },
        opened: entry,
        publishing: publishedEntry(entity, entry, draft),
        draftKey: `${entity}:${entry._id}`,
        ...(isHistoryEntity(entity) && { about: { entity, entityId: entry._id } }),
      }
    : {
        title: words.add,
        submitLabel: publishedEntry(entity, undefined) ? publishing.publish : admin.save,
        call: add,
        isNew: true,
        fixed: { ...within },
        publishing: publishedEntry(entity, undefined),
        draftKey: [entity, 'new', within?.postId].filter(Boolean).join(':'),
      }
