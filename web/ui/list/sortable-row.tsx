import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

export interface SortableItem {
  readonly id: string
  /** Accessible name. */
  readonly name: string
  readonly content: ReactNode
}

type SortableRowProps = {
  item: SortableItem
  compact: boolean
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  moveUp: (name: string) => string
  moveDown: (name: string) => string
}

const dragLabel = (name: string) => `Drag ${name}`

/** A row of `SortableList` with drag handle, content and arrow buttons. */
export function SortableRow({ item, compact, isFirst, isLast, ...on }: SortableRowProps) {
  const { id, name, content } = item
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id })
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={cn(
        'flex items-center gap-1 has-[>div>details[open]]:items-start has-[>div>details[open]]:[&>button]:mt-1 rounded-lg border usual:border-line bg-surface px-2',
        compact ? 'max-sm:gap-0 py-1' : 'py-2',
        isDragging && 'relative z-10 border-signal shadow-lift',
      )}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={dragLabel(name)}
        className="grid h-9 w-7 shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <div className="min-w-0 flex-1">{content}</div>
      <div className={cn('flex shrink-0', !compact && 'max-sm:flex-col')}>
        <Button
          variant="quiet"
          size="icon"
          aria-label={on.moveUp(name)}
          aria-disabled={isFirst}
          onClick={on.onUp}
        >
          <ArrowUp aria-hidden="true" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label={on.moveDown(name)}
          aria-disabled={isLast}
          onClick={on.onDown}
        >
          <ArrowDown aria-hidden="true" />
        </Button>
      </div>
    </li>
  )
}
