import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { useControlAttributes } from './field-context.ts'

export const inputClasses =
  'w-full usual:rounded-md border border-line-strong bg-surface usual:px-3.5 text-base text-ink transition-colors hover:border-ink-soft focus-visible:border-signal focus-visible:outline-offset-1 disabled:bg-sunk disabled:text-ink-faint aria-invalid:border-accent aria-invalid:focus-visible:outline-accent'

/** A native input that takes its name, id and error state from the `Field` around it. */
export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return (
    <input
      data-slot="input"
      type={type}
      {...props}
      {...useControlAttributes(props)}
      className={cn(
        inputClasses,
        'usual:h-11 file:me-3 file:h-full file:cursor-pointer file:border-0 file:bg-transparent file:font-medium file:text-signal-strong file:text-sm [&[list]::-webkit-calendar-picker-indicator]:hidden!',
        className,
      )}
    />
  )
}
