import { LayoutTemplate } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Menu, MenuItem } from '#web/ui/dialog/menu.tsx'
import { block, type Command, type Edit } from './markdown-edit.ts'

/** A text that can be put in by name. */
export interface Insert {
  readonly name: string
  /** Further words by which it is found. */
  readonly words: string
  readonly insert: string
  /** The part of it that is typed next. */
  readonly select: string
}

const words = { button: 'Insert a block', list: 'Blocks' }

const selecting = (edit: Edit, { insert, select }: Insert): Edit => {
  const from = edit.insert.indexOf(insert)
  const start = edit.start + from + Math.max(0, insert.indexOf(select))
  const end = select === '' ? edit.start + from + insert.length : start + select.length
  return { ...edit, select: [select === '' ? end : start, end] }
}

/** Puts something on lines of its own below the selection, ready to be filled in. */
export const insertBelow =
  (chosen: Insert): Command =>
  (selected) =>
    selecting(block(chosen.insert)(selected), chosen)

/** What was typed behind a slash that begins the line; null where there is none. */
export const slashQuery = (text: string, caret: number): string | null =>
  /(?:^|\n)\/([\p{L} ]{0,30})$/u.exec(text.slice(0, caret))?.[1] ?? null

/** Puts something in the place of a slash and what was typed behind it. */
export const insertForSlash =
  (chosen: Insert): Command =>
  ({ text, end }) => {
    const start = end - (slashQuery(text, end)?.length ?? 0) - 1
    const { insert } = chosen
    const after = text.slice(end).startsWith('\n') ? '' : '\n'
    return selecting({ start, end, insert: insert + after, select: [start, start] }, chosen)
  }

/** Those of some whose names or words hold all that was typed. */
export const matching = (inserts: readonly Insert[], query: string): readonly Insert[] => {
  const typed = query.toLowerCase().split(' ').filter(Boolean)
  return inserts.filter((each) =>
    typed.every((word) => `${each.name} ${each.words}`.toLowerCase().includes(word)),
  )
}

/** The menu that a slash at the beginning of a line opens in a text. */
export const useSlashMenu = (
  field: RefObject<HTMLTextAreaElement | null>,
  inserts: readonly Insert[],
  run: (command: Command) => void,
) => {
  const id = useId()
  const [query, setQuery] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const shown = query === null ? [] : matching(inserts, query)
  const isOpen = shown.length > 0
  const close = () => setQuery(null)
  const follow = () => {
    const { current } = field
    if (inserts.length === 0 || !current) return
    setQuery(slashQuery(current.value, current.selectionStart))
    setAt(0)
  }
  const choose = (insert: Insert | undefined) => {
    close()
    if (insert) run(insertForSlash(insert))
  }
  /** True when the key was meant for the menu. */
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

/** What the slash offers. */
export function SlashList({ id, shown, at, choose }: SlashListProps) {
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
          // The text keeps the focus, so that typing goes on.
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
  inserts: readonly Insert[]
  disabled: boolean
  onCommand: (command: Command) => void
}

/** The same as a button. */
export function InsertMenu({ inserts, disabled, onCommand }: InsertMenuProps) {
  return (
    <Menu
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
        <MenuItem key={each.name} onClick={() => onCommand(insertBelow(each))}>
          {each.name}
        </MenuItem>
      ))}
    </Menu>
  )
}
