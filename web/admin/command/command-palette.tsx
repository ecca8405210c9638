import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search, X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSignOut } from '#web/api/sign-out.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { findPaletteCommands, type PaletteCommand, type PaletteCommandGroup } from './commands.ts'
import { commandPaletteStrings as strings } from './commands-strings.ts'
import { maxSearchTextLength } from './find-entries.ts'
import { useEntrySearch } from './use-entry-search.ts'

type CommandPaletteProps = {
  open: boolean
  /**
   * Counts how often the palette was opened. A new number empties the search field, even while the closing
   * animation still runs.
   */
  opening: number
  /** Returns the text that was typed before the palette was rendered. */
  takeTyped: () => string
  onClose: () => void
  onShortcuts: () => void
}

export function CommandPalette({ open, opening, ...props }: CommandPaletteProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || props.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-veil transition-opacity duration-(--time-ui) data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-start justify-center sm:p-8 sm:pt-[12dvh]">
          <Dialog.Popup
            data-slot="command-palette"
            aria-label={strings.title}
            className="flex max-h-dvh w-full flex-col bg-surface text-ink shadow-float outline-none transition-[opacity,translate] duration-(--time-ui) data-ending-style:-translate-y-2 data-starting-style:-translate-y-2 data-ending-style:opacity-0 data-starting-style:opacity-0 max-sm:h-dvh sm:max-h-[min(36rem,76dvh)] sm:max-w-xl sm:rounded-xl sm:border sm:border-line"
          >
            <Palette key={opening} {...props} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Palette({
  takeTyped,
  onClose,
  onShortcuts,
}: Omit<CommandPaletteProps, 'open' | 'opening'>) {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const signOut = useSignOut()
  const goTo = useCallback((address: string) => void navigate(address), [navigate])
  const { groups: found, hasFailed, isSearching } = useEntrySearch(typed, goTo)
  const groups = [
    ...findPaletteCommands({ goTo, signOut, showShortcuts: onShortcuts }, typed),
    ...found,
  ]
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  const run = (command: PaletteCommand) => {
    onClose()
    command.run()
  }

  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      items={groups}
      autoHighlight="always"
      keepHighlight
      value={typed}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press' && reason !== 'escape-key') setTyped(next)
      }}
      itemToStringValue={({ label }: PaletteCommand) => label}
    >
      <div className="flex items-center gap-3 border-line border-b pr-2 pl-5">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-faint" />
        <Autocomplete.Input
          aria-label={strings.title}
          placeholder={strings.placeholder}
          maxLength={maxSearchTextLength}
          enterKeyHint="go"
          onFocus={() => {
            const ahead = takeTyped()
            if (ahead) setTyped((typed) => typed + ahead)
          }}
          className="h-14 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
        <Dialog.Close
          aria-label={strings.close}
          className={buttonStyle({ variant: 'quiet', size: 'icon' })}
        >
          <X aria-hidden="true" />
        </Dialog.Close>
      </div>
      <div className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2">
        {hasFailed && <p className="px-3 py-2 text-accent text-sm">{strings.failed}</p>}
        <Autocomplete.Empty className="empty:hidden">
          {!isSearching && (
            <div className="px-3 py-8">
              <p className="display text-xl">{strings.empty}</p>
              <p className="mt-1 text-ink-soft text-sm">{strings.emptyText}</p>
            </div>
          )}
        </Autocomplete.Empty>
        <Autocomplete.List className="grid grid-cols-1 gap-2 data-empty:hidden">
          {(group: PaletteCommandGroup) => <Commands key={group.value} group={group} onRun={run} />}
        </Autocomplete.List>
      </div>
      <Autocomplete.Status className="tabular border-line border-t px-5 py-2.5 text-ink-faint text-xs">
        {isSearching ? (
          strings.searching
        ) : typed === '' ? (
          <span className="pointer-coarse:hidden">{strings.hint}</span>
        ) : (
          strings.results(count)
        )}
      </Autocomplete.Status>
    </Autocomplete.Root>
  )
}

type CommandsProps = { group: PaletteCommandGroup; onRun: (command: PaletteCommand) => void }

function Commands({ group, onRun }: CommandsProps) {
  return (
    <Autocomplete.Group items={group.items}>
      <Autocomplete.GroupLabel className="px-3 py-1.5 text-ink-faint text-xs">
        {group.value}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(command: PaletteCommand) => (
          <Autocomplete.Item
            key={command.id}
            value={command}
            onClick={() => onRun(command)}
            className="flex min-h-10 cursor-pointer items-baseline gap-3 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-sunk"
          >
            <span className="min-w-0 flex-1 truncate">{command.label}</span>
            {command.note && (
              <span className="max-w-[40%] shrink-0 truncate text-ink-faint text-xs">
                {command.note}
              </span>
            )}
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  )
}
