import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

/** One entry of a sortable list. */
export interface SortableItem {
  readonly id: string
  /** How it is called by buttons and screen readers. */
  readonly name: string
  readonly content: ReactNode
}

type SortableProps = {
  items: readonly SortableItem[]
  onOrder: (ids: string[]) => void
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  /** For lists of short names: the arrows stand side by side at any width. */
  compact?: boolean
  className?: string
}

const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const next = [...ids]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}

/** A list that can be put into another order, by dragging or by its arrow buttons. */
export function Sortable({
  items,
  onOrder,
  moveUp,
  moveDown,
  compact = false,
  className,
}: SortableProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const ids = items.map(({ id }) => id)
  // At an end the buttons only look disabled: one that really is would lose the focus.
  const move = (from: number, to: number) => {
    if (to >= 0 && to < ids.length) onOrder(moved(ids, from, to))
  }
  const drop = (to: number) => {
    if (dragged !== null && dragged !== to) onOrder(moved(ids, dragged, to))
    setDragged(null)
    setOver(null)
  }

  return (
    <ol data-slot="sortable" className={cn('grid grid-cols-1 gap-2', className)}>
      {items.map(({ id, name, content }, index) => (
        <li
          key={id}
          draggable
          onDragStart={() => setDragged(index)}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(index)
          }}
          onDragEnd={() => setDragged(null)}
          onDrop={() => drop(index)}
          className={cn(
            'flex items-center gap-3 rounded-lg border usual:border-line bg-surface pr-2 pl-3',
            compact ? 'max-sm:gap-0 py-1' : 'py-2',
            dragged === index && 'opacity-50',
            over === index && dragged !== null && dragged !== index && 'border-signal',
          )}
        >
          <GripVertical
            aria-hidden="true"
            className="size-4 shrink-0 cursor-grab text-ink-faint max-sm:hidden"
          />
          <div className="min-w-0 flex-1">{content}</div>
          <div className={cn('flex shrink-0', !compact && 'max-sm:flex-col')}>
            <Button
              variant="quiet"
              size="icon"
              aria-label={moveUp(name)}
              aria-disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              size="icon"
              aria-label={moveDown(name)}
              aria-disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown aria-hidden="true" />
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The same list for those who may change its order and for those who may only read it. */
export function SortableOrPlain({ isSortable, ...props }: SortableProps & { isSortable: boolean }) {
  if (isSortable) return <Sortable {...props} />
  return (
    <ul className={cn('grid grid-cols-1 gap-2', props.className)}>
      {props.items.map(({ id, content }) => (
        <li key={id} className="rounded-lg border border-line bg-surface px-4 py-3">
          {content}
        </li>
      ))}
    </ul>
  )
}
