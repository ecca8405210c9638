import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="container"
      className={cn('mx-auto w-full max-w-page px-gutter', className)}
      {...props}
    />
  )
}

export function Grid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="grid"
      className={cn(
        'grid grid-cols-1 gap-x-6 usual:gap-y-10 md:grid-cols-12 lg:gap-x-8',
        className,
      )}
      {...props}
    />
  )
}
