import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type ListProps = { label: string; className?: string; children: ReactNode }

/** A list without the signs that lists have in long texts, where figures stand. */
export function List({ label, className, children }: ListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of a text would have its signs
    <div role="list" aria-label={label} className={cn('flex flex-wrap', className)}>
      {children}
    </div>
  )
}

/** One of its entries. */
export function ListItem({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="listitem" className={className}>
      {children}
    </div>
  )
}
