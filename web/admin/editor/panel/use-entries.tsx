import type { ReactNode } from 'react'
import type { ApiCall, CallInput } from '#contract/call/call.ts'
import type { HistoryEntityName } from '#contract/lifecycle/history.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { HistoryDialog } from '#web/admin/editor/history/history-dialog.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useEntryDialogs } from './use-entry-dialogs.ts'

/** Options of `useEntryListActions`: names, permissions, and texts and calls for the dialogs of a list. */
export interface EntryListOptions<T, C extends ApiCall> {
  /** Value of `?new=` in the URL that opens the form for a new entry. */
  readonly newName: string
  /** Undefined if deletions cannot be undone. */
  readonly entity: HistoryEntityName | undefined
  readonly nameOf: (entry: T) => string
  /** Whether an action is allowed for an entry. By default all are. */
  readonly may?: (what: 'update' | 'delete' | 'history', entry: T) => boolean
  readonly deletion: {
    readonly call: C
    readonly question: string
    readonly inputOf: (entry: T) => CallInput<C>
    /** Returns a description of everything else that is deleted with an entry. */
    readonly detailsOf?: (entry: T) => ReactNode
  }
  /** Labels of the row's buttons. Without `update`, rows have no edit button. */
  readonly labels?: { readonly update?: string; readonly delete: string; readonly history?: string }
}

const usualLabels = {
  update: commonAdminStrings.edit,
  delete: commonAdminStrings.delete,
  history: commonAdminStrings.history,
}

/**
 * Returns the buttons and dialogs that add, update and delete the entries of a list and show their history.
 * `list` is undefined for users who may not edit.
 */
export const useEntryListActions = <T extends { readonly _id: string }, C extends ApiCall>(
  list: readonly T[] | undefined,
  {
    newName,
    entity,
    nameOf,
    deletion,
    labels = usualLabels,
    may = () => true,
  }: EntryListOptions<T, C>,
) => {
  const { mode, entry, openAdd, open, close } = useEntryDialogs<T>({ newName, list })
  const name = entry && nameOf(entry)
  const modes = ['update', 'delete', 'history'] as const
  return {
    add: list && openAdd,
    /** Props of the form dialog. `entry` is undefined while adding. */
    form: { entry, open: mode === 'add' || mode === 'update', onClose: close },
    /** Renders the buttons of an entry's row. */
    actions:
      list &&
      ((about: T) => (
        <RowActions
          name={nameOf(about)}
          actions={modes.flatMap((each) => {
            const label = labels[each]
            const isOffered = each !== 'history' || entity !== undefined
            return label === undefined || !isOffered || !may(each, about)
              ? []
              : [[label, () => open(each, about)] as const]
          })}
        />
      )),
    /** Confirmation and history dialogs. The form dialog is rendered by the caller. */
    dialogs: (
      <>
        <DeleteDialog
          open={mode === 'delete'}
          onClose={close}
          question={deletion.question}
          name={name}
          call={deletion.call}
          input={entry && deletion.inputOf(entry)}
          details={mode === 'delete' && entry && deletion.detailsOf?.(entry)}
          {...(entity && { undo: { entity, id: entry?._id } })}
        />
        {entity && (
          <HistoryDialog
            open={mode === 'history'}
            onClose={close}
            entity={entity}
            id={entry?._id}
            name={name}
          />
        )}
      </>
    ),
  }
}
