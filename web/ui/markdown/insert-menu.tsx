import { LayoutTemplate } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { DropdownMenu, DropdownMenuItem } from '#web/ui/dialog/menu.tsx'
import {
  insertSnippetBelow,
  insertSnippetForSlash,
  type MarkdownSnippet,
  matchSnippets,
  readSlashQuery,
} from './insert.ts'
import type { MarkdownCommand } from './markdown-edit.ts'

/** Called with the chosen block. Inserts the block at once, or after a dialog if it has fields. */
export type ChooseSnippet = (
  chosen: MarkdownSnippet,
  place: (filled: MarkdownSnippet) => MarkdownCommand,
) => void

const words = { button: 'Insert a block', list: 'Blocks' }

/** Menu of blocks that opens when a slash is typed at the start of a line. */
export const useSlashMenu = (
  field: RefObject<HTMLTextAreaElement | null>,
  inserts: readonly MarkdownSnippet[],
  onChoose: ChooseSnippet,
) => {
  const id = useId()
  const [query, setQuery] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const shown = query === null ? [] : matchSnippets(inserts, query)
  const isOpen = shown.length > 0
  const close = () => setQuery(null)
  const follow = () => {
    const { current } = field
    if (inserts.length === 0 || !current) return
    setQuery(readSlashQuery(current.value, current.selectionStart))
    setAt(0)
  }
  const choose = (insert: MarkdownSnippet | undefined) => {
    close()
    if (insert) onChoose(insert, insertSnippetForSlash)
  }
  const press = (event: KeyboardEvent): boolean => {
    if (!isOpen) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setAt((at + step + shown.length) % shown.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(shown[at])
    else if (event.key === 'Escape') close()
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  const control = isOpen
    ? {
        'aria-controls': id,
        'aria-activedescendant': `${id}-${at}`,
        'aria-autocomplete': 'list' as const,
      }
    : {}
  return { id, shown, at, follow, press, choose, close, control }
}

type SlashListProps = Pick<ReturnType<typeof useSlashMenu>, 'id' | 'shown' | 'at' | 'choose'>

export function SlashMenuList({ id, shown, at, choose }: SlashListProps) {
  if (shown.length === 0) return null
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.list}
      className="pointer-events-auto sticky bottom-24 m-2 max-h-60 w-64 overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-lift"
    >
      {shown.map((each, index) => (
        <div
          key={each.name}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Keeps the focus in the textarea.
          onPointerDown={(event) => {
            event.preventDefault()
            choose(each)
          }}
          className={cn('cursor-pointer rounded-md px-3 py-1.5 text-sm', index === at && 'bg-sunk')}
        >
          {each.name}
        </div>
      ))}
    </div>
  )
}

type InsertMenuProps = {
  inserts: readonly MarkdownSnippet[]
  disabled: boolean
  onChoose: ChooseSnippet
}

export function SnippetMenu({ inserts, disabled, onChoose }: InsertMenuProps) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button
          type="button"
          aria-label={words.button}
          title={`${words.button} (/)`}
          disabled={disabled}
          className="grid size-8 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunk hover:text-ink disabled:opacity-40 sm:size-9"
        >
          <LayoutTemplate aria-hidden="true" className="size-4.5" />
        </button>
      }
    >
      {inserts.map((each) => (
        <DropdownMenuItem key={each.name} onClick={() => onChoose(each, insertSnippetBelow)}>
          {each.name}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}
