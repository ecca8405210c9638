import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { SignalLine } from './signal-line.tsx'

type WordmarkProps = ComponentProps<'span'> & { name: string }

/** The logo: the mark and the name beside it. */
export function Wordmark({ name, className, ...props }: WordmarkProps) {
  return (
    <span
      data-slot="wordmark"
      className={cn('inline-flex items-center gap-2.5 text-ink', className)}
      {...props}
    >
      <SignalLine variant="mark" />
      <span className="display translate-y-[0.06em] text-2xl leading-none">{name}</span>
    </span>
  )
}
