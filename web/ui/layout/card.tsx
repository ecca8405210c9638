import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cn('rounded-lg border border-line bg-surface usual:p-5 sm:usual:p-6', className)}
      {...props}
    />
  )
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 data-slot="card-title" className={cn('display text-xl', className)} {...props}>
      {children}
    </h2>
  )
}
