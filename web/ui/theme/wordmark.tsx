import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { BrandSignalLine } from './signal-line.tsx'

type WordmarkProps = ComponentProps<'span'> & { name: string }

const longName = 16

export function Wordmark({ name, className, ...props }: WordmarkProps) {
  const size = name.length > longName ? 'text-lg leading-[1.1]' : 'text-2xl leading-none'
  return (
    <span
      data-slot="wordmark"
      className={cn('inline-flex items-center gap-2.5 text-ink [&>svg]:shrink-0', className)}
      {...props}
    >
      <BrandSignalLine variant="mark" />
      <span className={cn('display min-w-0 translate-y-[0.06em] wrap-anywhere text-balance', size)}>
        {name}
      </span>
    </span>
  )
}
