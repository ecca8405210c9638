import type { ReactNode } from 'react'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import type { ListSelection } from './use-selection.ts'

const strings = commonAdminStrings.several

type TickProps = { selection: ListSelection; id: string; name: string }

/** Checkbox that selects an entry. With Shift, also selects the entries in between. */
export function SelectionCheckbox({ selection, id, name }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={strings.choose(name)}
      className="mt-0.5 size-5 shrink-0"
      checked={selection.has(id)}
      onChange={({ target, nativeEvent }) =>
        selection.tick(
          id,
          target.checked,
          nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
        )
      }
    />
  )
}

type BulkBarProps = {
  selection: ListSelection
  /** Buttons that act on all selected entries. */
  actions: ReactNode
  children: ReactNode
}

/**
 * A list with selectable entries, a checkbox that selects all, and a bar with actions for the selected ones.
 */
export function BulkActionBar({ selection, actions, children }: BulkBarProps) {
  const { chosen } = selection
  return (
    <div className="grid grid-cols-1 gap-3">
      <label className="flex w-fit items-center gap-3 px-4 text-ink-soft text-sm">
        <input
          type="checkbox"
          className="size-5"
          checked={selection.isAll}
          onChange={({ target }) => selection.tickAll(target.checked)}
        />
        {strings.all}
      </label>
      {children}
      {chosen.length > 0 && (
        <section
          aria-label={strings.bar}
          className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface px-4 py-2.5 shadow-lift"
        >
          <p role="status" className="tabular mr-auto text-sm">
            {strings.chosen(chosen.length)}
          </p>
          {actions}
          <Button size="sm" variant="quiet" onClick={() => selection.tickAll(false)}>
            {strings.clear}
          </Button>
        </section>
      )}
    </div>
  )
}
