import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden="true"
      className={cn(
        'usual:h-4 usual:rounded-md bg-line/70 motion-safe:animate-pulse-soft',
        className,
      )}
      {...props}
    />
  )
}
