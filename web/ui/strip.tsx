import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/container.tsx'
import { PauseButton } from '#web/ui/pause-button.tsx'

type StripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the row for those who hear it. */
  label: string
  /** Stands above the row, opposite the button that stops it. */
  heading: ReactNode
  items: readonly { key: string; content: ReactNode }[]
  /** How long one item takes to pass its own width. */
  secondsPerItem?: number
  labels?: { pause: string; play: string }
}

const english = { pause: 'Pause the strip', play: 'Move the strip' }

/**
 * Items in a row that passes by without end; it stops while pointed at or focused. Where nothing
 * should move it is a row that wraps.
 */
export function Strip({
  label,
  heading,
  items,
  secondsPerItem = 5,
  labels = english,
  className,
  ...props
}: StripProps) {
  const [isPaused, setPaused] = useState(false)
  const time: CSSProperties & Record<'--strip-time', string> = {
    '--strip-time': `${Math.max(items.length, 6) * secondsPerItem}s`,
  }
  return (
    <div
      data-slot="strip"
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10', className)}
      {...props}
    >
      <Container className="flex min-h-11 items-center justify-between gap-4">
        {heading}
        <PauseButton
          isPaused={isPaused}
          labels={labels}
          onClick={() => setPaused((paused) => !paused)}
          className="-mr-3"
        />
      </Container>
      <div className="strip" data-paused={isPaused || undefined} style={time}>
        <StripRow label={label} items={items} />
        <StripRow items={items} inert aria-hidden="true" className="motion-reduce:hidden" />
      </div>
    </div>
  )
}

type StripRowProps = Omit<ComponentProps<'ul'>, 'children'> & {
  label?: string
  items: StripProps['items']
}

function StripRow({ label, items, className, ...props }: StripRowProps) {
  return (
    <ul aria-label={label} className={cn('strip-row', className)} {...props}>
      {items.map(({ key, content }) => (
        <li key={key} className="shrink-0">
          {content}
        </li>
      ))}
    </ul>
  )
}
