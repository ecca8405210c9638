import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

export function Notice({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      role="alert"
      data-slot="notice"
      className={cn(
        'rounded-md border border-accent bg-surface px-4 py-3 font-medium text-accent text-sm',
        className,
      )}
      {...props}
    />
  )
}
