import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { cn } from '#web/ui/cn.ts'
import { type SortableItem, SortableRow } from './sortable-row.tsx'

type SortableProps = {
  items: readonly SortableItem[]
  onOrder: (ids: string[]) => void
  moveUp: (name: string) => string
  moveDown: (name: string) => string
  /** Places the arrow buttons side by side even on phones, for rows with short names. */
  compact?: boolean
  className?: string
}

const words = {
  instructions: 'Press space to pick it up, the arrow keys to move it, space to put it down.',
  picked: (name: string) => `Picked up ${name}.`,
  over: (name: string, place: number, places: number) =>
    `${name} is at place ${place} of ${places}.`,
  dropped: (name: string, place: number) => `${name} was put at place ${place}.`,
  cancelled: (name: string) => `${name} is where it was.`,
}

const pointer = { activationConstraint: { distance: 4 } }
const keyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** A list that can be reordered by drag, keyboard or arrow buttons. */
export function SortableList({
  items,
  onOrder,
  compact = false,
  className,
  ...labels
}: SortableProps) {
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard))
  const ids = items.map(({ id }) => id)
  const indexOf = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const nameOf = (id: UniqueIdentifier) => items[indexOf(id)]?.name ?? ''
  // The first and last arrow buttons only look disabled and do nothing, because a disabled button would lose
  // the focus.
  const move = (from: number, to: number) => {
    if (from !== to && to >= 0 && to < ids.length) onOrder(arrayMove(ids, from, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(indexOf(active.id), indexOf(over.id))
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.picked(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? words.over(nameOf(active.id), indexOf(over.id) + 1, ids.length) : undefined,
    onDragEnd: ({ active, over }) =>
      words.dropped(nameOf(active.id), indexOf((over ?? active).id) + 1),
    onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: words.instructions },
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <ol data-slot="sortable" className={cn('grid grid-cols-1 gap-2', className)}>
          {items.map((item, index) => (
            <SortableRow
              key={item.id}
              item={item}
              compact={compact}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onUp={() => move(index, index - 1)}
              onDown={() => move(index, index + 1)}
              {...labels}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

export function SortableOrPlainList({
  isSortable,
  ...props
}: SortableProps & { isSortable: boolean }) {
  if (isSortable) return <SortableList {...props} />
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
