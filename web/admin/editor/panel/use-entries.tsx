import type { ReactNode } from 'react'
import type { Call, Input } from '#contract/call/call.ts'
import type { HistoryEntity } from '#contract/lifecycle/history.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { HistoryDialog } from '#web/admin/editor/history/history-dialog.tsx'
import { RowActions } from '#web/ui/panel/panel.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { useEntryDialogs } from './use-entry-dialogs.ts'

/** What is to be known about one kind of entry to keep a list of it. */
export interface EntryKind<T, C extends Call> {
  /** What `new` in an address names to add one. */
  readonly newName: string
  /** Absent where nothing can be brought back. */
  readonly entity: HistoryEntity | undefined
  readonly nameOf: (entry: T) => string
  /** Whether this can be done with an entry; everything can where nothing is said. */
  readonly may?: (what: 'update' | 'delete' | 'history', entry: T) => boolean
  /** How one is deleted, and what is asked before. */
  readonly deletion: {
    readonly call: C
    readonly question: string
    readonly inputOf: (entry: T) => Input<C>
    /** What else goes with an entry. */
    readonly detailsOf?: (entry: T) => ReactNode
  }
  /** Absent where an entry is never changed, only replaced. */
  readonly labels?: { readonly update?: string; readonly delete: string; readonly history?: string }
}

const usualLabels = { update: admin.edit, delete: admin.delete, history: admin.history }

/** What can be done with the entries of a list: add, change, delete, look back. Readers have no `list`. */
export const useEntries = <T extends { readonly _id: string }, C extends Call>(
  list: readonly T[] | undefined,
  { newName, entity, nameOf, deletion, labels = usualLabels, may = () => true }: EntryKind<T, C>,
) => {
  const { mode, entry, openAdd, open, close } = useEntryDialogs<T>({ newName, list })
  const name = entry && nameOf(entry)
  const modes = ['update', 'delete', 'history'] as const
  return {
    add: list && openAdd,
    /** For the dialog with the form: what it is about, nothing while it adds. */
    form: { entry, open: mode === 'add' || mode === 'update', onClose: close },
    /** The buttons of an entry's row. */
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
    /** The dialogs behind those buttons, the form's aside. */
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
