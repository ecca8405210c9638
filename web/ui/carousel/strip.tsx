import { type ComponentProps, type CSSProperties, type ReactNode, useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PauseButton } from './pause-button.tsx'

type StripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Names the row for those who hear it. */
  label: string
  /** Stands above the row, opposite the button that stops it. */
  heading: ReactNode
  /** A copy is there for the eye and the mouse only: nothing in it may take the focus. */
  items: readonly { key: string; content: (isCopy: boolean) => ReactNode }[]
  labels?: { pause: string; play: string }
}

const english = { pause: 'Pause the strip', play: 'Move the strip' }

/** How long one item takes to pass its own width. */
const secondsPerItem = 5

/** So many in each row that the last is as full as can be, and none has more than `most`. */
const evenRows = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most))

// So many items side by side reach across a wide screen; fewer come around again within it.
const enough = 10

/**
 * Items in a row that passes by without end; it stops while pointed at or focused. Where nothing
 * should move it wraps into rows of equal length. One alone stands still.
 */
export function Strip({
  label,
  heading,
  items,
  labels = english,
  className,
  ...props
}: StripProps) {
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
          <StripRow label={label} items={items} rounds={rounds} className="strip-row" />
          <StripRow
            items={items}
            rounds={rounds}
            isCopy
            aria-hidden="true"
            className="strip-row motion-reduce:hidden"
          />
        </div>
      ) : (
        <Container>
          <StripRow label={label} items={items} rounds={rounds} className="py-3" />
        </Container>
      )}
    </div>
  )
}

type StripRowProps = Omit<ComponentProps<'ul'>, 'children'> & {
  label?: string
  items: StripProps['items']
  /** How often the items follow each other in it; after the first time they are copies. */
  rounds: number
  isCopy?: boolean
}

function StripRow({ label, items, rounds, isCopy = false, ...props }: StripRowProps) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the same item stands in several places
          <li key={`${key}-${index}`} aria-hidden="true" className="shrink-0 motion-reduce:hidden">
            {content(true)}
          </li>
        ))}
    </ul>
  )
}
