import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type PlainListProps = { label: string; className?: string; children: ReactNode }

/** A list without markers within prose. */
export function PlainList({ label, className, children }: PlainListProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: prose styles add markers to native lists
    <div role="list" aria-label={label} className={cn('flex flex-wrap', className)}>
      {children}
    </div>
  )
}

export function PlainListItem({
  className,
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: prose styles add markers to native lists
    <div role="listitem" className={className}>
      {children}
    </div>
  )
}
