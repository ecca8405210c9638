import { type Call, idNameOf } from '#contract/call/call.ts'
import type { Draft } from '#contract/lifecycle/draft.ts'
import { isHistoryEntity } from '#contract/lifecycle/history.ts'
import { toDraftableEntry } from '#web/admin/editor/draft/draftable-entry.ts'
import { publishingStrings } from '#web/admin/editor/draft/publishing-strings.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { type EntityWithCalls, entityCallsOf } from '#web/admin/editor/panel/entity-calls.ts'
import type { EntryFormProps } from './entry-form.tsx'

type EntryDialogStrings = { readonly add: string; readonly edit: string }

/** Calls and texts for adding and updating entries of one kind. */
export interface EntryCalls {
  readonly entity: string
  readonly strings: EntryDialogStrings
  readonly add: Call
  readonly update: Call
  /** Name of the input field of `update` that contains the entry's id. */
  readonly idName: string
  /** Project that the entry belongs to. */
  readonly within?: { readonly postId: string }
}

/** Derives `EntryCalls` from the definition of an entity. Without an update call, entries can only be added. */
export const entryCalls = (entity: EntityWithCalls, strings: EntryDialogStrings): EntryCalls => {
  const { add, update = add } = entityCallsOf(entity)
  return { entity: entity.definition.name, strings, add, update, idName: idNameOf(update) }
}

type EntryAction = { readonly title: string } & Pick<
  EntryFormProps,
  'call' | 'fixed' | 'opened' | 'about' | 'isNew' | 'draftKey' | 'submitLabel' | 'publishing'
>

export type SavedEntry = { readonly _id: string; readonly version: number }

/**
 * Returns title, API call and fixed input of an entry's form: the update call if there is an entry, otherwise
 * the add call.
 */
export const entryAction = (
  entry: SavedEntry | undefined,
  { entity, strings, add, update, idName, within }: EntryCalls,
  draft: Draft | null,
): EntryAction =>
  entry
    ? {
        title: strings.edit,
        submitLabel: adminStrings.update,
        call: update,
        fixed: { ...within, [idName]: entry._id, version: entry.version },
        opened: entry,
        publishing: toDraftableEntry(entity, entry, draft),
        draftKey: `${entity}:${entry._id}`,
        ...(isHistoryEntity(entity) && { about: { entity, entityId: entry._id } }),
      }
    : {
        title: strings.add,
        submitLabel: toDraftableEntry(entity, undefined)
          ? publishingStrings.publish
          : adminStrings.save,
        call: add,
        isNew: true,
        fixed: { ...within },
        publishing: toDraftableEntry(entity, undefined),
        draftKey: [entity, 'new', within?.postId].filter(Boolean).join(':'),
      }
