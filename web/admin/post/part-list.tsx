import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type PartListProps = {
  /** Id of the element, to which links within the page point. */
  id: string
  title: string
  note?: string
  add: string
  onAdd: (() => void) | undefined
  empty: string
  isEmpty: boolean
  children: ReactNode
}

export function ProjectPartSection({
  id,
  title,
  note,
  add,
  onAdd,
  empty,
  isEmpty,
  children,
}: PartListProps) {
  return (
    <section
      id={id}
      aria-label={title}
      className="grid scroll-mt-26 grid-cols-1 gap-4 border-line border-t pt-8"
    >
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="display text-2xl">{title}</h2>
          {note && <p className="text-ink-faint text-sm">{note}</p>}
        </div>
        {onAdd && (
          <Button size="sm" variant="secondary" onClick={onAdd}>
            {add}
          </Button>
        )}
      </header>
      {isEmpty && <p className="text-ink-soft text-sm">{empty}</p>}
      {children}
    </section>
  )
}
