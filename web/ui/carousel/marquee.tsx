import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PauseButton } from './pause-button.tsx'

type MarqueeProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: string
  /** Rendered above the row, next to the pause button. */
  heading: ReactNode
  /**
   * Items are repeated to fill the row. If `isCopy`, the content is hidden from assistive technology and must
   * not contain focusable elements.
   */
  items: readonly { key: string; content: (isCopy: boolean) => ReactNode }[]
  labels?: { pause: string; play: string }
}

const english = { pause: 'Pause the strip', play: 'Move the strip' }

/** Seconds in which an item moves by its own width. */
const secondsPerItem = 5

/** Returns how many items a row gets, at most `most`, so that all rows have about the same length. */
const evenRows = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))

// Number of items that fill a wide screen. Fewer items are repeated.
const enough = 10

/**
 * An endless moving row of items that stops on hover and focus. With reduced motion the items wrap into rows.
 * A single item does not move.
 */
export function Marquee({
  label,
  heading,
  items,
  labels = english,
  className,
  ...props
}: MarqueeProps) {
  const [isPaused, setPaused] = useState(false)
  const isMoving = items.length > 1
  const rounds = isMoving ? Math.ceil(enough / items.length) : 1
  const style: CSSProperties & Record<`--strip-${string}`, string | number> = {
    '--strip-time': `${items.length * rounds * secondsPerItem}s`,
    '--strip-narrow': evenRows(items.length, 3),
    '--strip-medium': evenRows(items.length, 5),
    '--strip-wide': evenRows(items.length, 8),
  }
  return (
    <div
      data-slot="strip"
      className={cn('grid grid-cols-[minmax(0,1fr)] gap-8 lg:gap-10', className)}
      {...props}
    >
      <Container className="flex min-h-11 items-center justify-between gap-4">
        {heading}
        {isMoving && (
          <PauseButton
            isPaused={isPaused}
            labels={labels}
            onClick={() => setPaused((paused) => !paused)}
            className="-me-3"
          />
        )}
      </Container>
      {isMoving ? (
        <div className="strip" data-paused={isPaused || undefined} style={style}>
          <MarqueeRow label={label} items={items} rounds={rounds} className="strip-row" />
          <MarqueeRow
            items={items}
            rounds={rounds}
            isCopy
            aria-hidden="true"
            className="strip-row motion-reduce:hidden"
          />
        </div>
      ) : (
        <Container>
          <MarqueeRow label={label} items={items} rounds={rounds} className="py-3" />
        </Container>
      )}
    </div>
  )
}

type MarqueeRowProps = Omit<ComponentProps<'ul'>, 'children'> & {
  label?: string
  items: MarqueeProps['items']
  /** Number of times that all items are rendered. All but the first time are copies. */
  rounds: number
  isCopy?: boolean
}

function MarqueeRow({ label, items, rounds, isCopy = false, ...props }: MarqueeRowProps) {
  return (
    <ul aria-label={label} {...props}>
      {items.map(({ key, content }) => (
        <li key={key} className="shrink-0">
          {content(isCopy)}
        </li>
      ))}
      {Array.from({ length: rounds - 1 }, () => items)
        .flat()
        .map(({ key, content }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items are repeated
          <li key={`${key}-${index}`} aria-hidden="true" className="shrink-0 motion-reduce:hidden">
            {content(true)}
          </li>
        ))}
    </ul>
  )
}
