import { type ApiCall, idFieldNameOf } from '#contract/call/call.ts'
import type { EntityDefinition } from '#contract/call/entity.ts'
import type { EntryDraft } from '#contract/lifecycle/draft.ts'
import { isHistoryEntityName } from '#contract/lifecycle/history.ts'
import { toDraftableEntry } from '#web/admin/editor/draft/draftable-entry.ts'
import { publishingStrings } from '#web/admin/editor/draft/publishing-strings.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { type EntityWithCalls, entityCallsOf } from '#web/admin/editor/panel/entity-calls.ts'
import type { EntryFormProps } from './entry-form.tsx'

type EntryDialogStrings = { readonly add: string; readonly edit: string }

/** Calls and texts for adding and updating entries of one kind. */
export interface EntryDialogCalls {
  readonly entity: string
  readonly strings: EntryDialogStrings
  readonly add: ApiCall
  readonly update: ApiCall
  /** Name of the input field of `update` that contains the entry's id. */
  readonly idName: string
  /** Input that has no form field, such as the id of the project that the entry is a part of. */
  readonly within?: Readonly<Record<string, string>>
  /** Undefined for entries whose values are never compared one by one. */
  readonly definition?: EntityDefinition
  /** Converts a state of the history to the shape of entries, if they differ. */
  readonly fromHistory?: EntryFormProps['fromHistory']
}

/** Derives `EntryDialogCalls` from the definition of an entity. Without an update call, entries can only be added. */
export const createEntryDialogCalls = (
  entity: EntityWithCalls,
  strings: EntryDialogStrings,
): EntryDialogCalls => {
  const { add, update = add } = entityCallsOf(entity)
  const { definition, within } = entity
  return {
    entity: definition.name,
    strings,
    add,
    update,
    idName: idFieldNameOf(update),
    definition,
    ...(within && { within }),
  }
}

type EntryAction = { readonly title: string } & Pick<
  EntryFormProps,
  | 'call'
  | 'definition'
  | 'fixed'
  | 'opened'
  | 'about'
  | 'fromHistory'
  | 'isNew'
  | 'draftKey'
  | 'submitLabel'
  | 'publishing'
>

export type SavedEntry = { readonly _id: string; readonly version: number }

/**
 * Returns title, API call and fixed input of an entry's form: the update call if there is an entry, otherwise
 * the add call.
 */
export const createEntrySaveAction = (
  entry: SavedEntry | undefined,
  { entity, definition, strings, add, update, idName, within, fromHistory }: EntryDialogCalls,
  draft: EntryDraft | null,
): EntryAction =>
  entry
    ? {
        title: strings.edit,
        submitLabel: commonAdminStrings.update,
        call: update,
        definition,
        fixed: { ...within, [idName]: entry._id, version: entry.version },
        opened: entry,
        ...(fromHistory && { fromHistory }),
        publishing: toDraftableEntry(entity, entry, draft),
        draftKey: `${entity}:${entry._id}`,
        ...(isHistoryEntityName(entity) && { about: { entity, entityId: entry._id } }),
      }
    : {
        title: strings.add,
        submitLabel: toDraftableEntry(entity, undefined)
          ? publishingStrings.publish
          : commonAdminStrings.save,
        call: add,
        definition,
        isNew: true,
        fixed: { ...within },
        publishing: toDraftableEntry(entity, undefined),
        draftKey: [entity, 'new', ...Object.values(within ?? {})].join(':'),
      }
