import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'
import { isRightToLeft } from '#web/ui/right-to-left.ts'
import { useOpenTab } from './use-tab.ts'

/** A tab. Its `id` is also the URL fragment that opens it. */
export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type TabsProps = ComponentProps<'div'> & {
  label: string
  /** The first tab is open unless the URL names another. */
  tabs: readonly [Tab, ...Tab[]]
  listClassName?: string
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/**
 * Tabs whose selection is part of the URL (fragment). All panels are rendered. Without JavaScript they are
 * stacked, and the tabs are links to them.
 */
export function Tabs({ label, tabs, className, listClassName, ...props }: TabsProps) {
  const ids = tabs.map(({ id }) => id)
  const { selected, isAwake, select } = useOpenTab(ids, tabs[0].id)

  const press = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const step = steps[isRightToLeft() ? (mirrored[event.key] ?? event.key) : event.key]
    const next = event.key === ' ' ? selected : ids[step?.(ids.indexOf(selected), ids.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    select(next)
    document.getElementById(`${next}-tab`)?.focus()
  }
  const choose = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    select(id)
  }

  return (
    <div data-slot="tabs" className={className} {...props}>
      <div className="border-line border-b">
        <div
          role="tablist"
          aria-label={label}
          className={cn('-mb-px flex gap-7 overflow-x-auto sm:gap-10', listClassName)}
        >
          {tabs.flatMap(({ id, label: words }) => [
            ' ',
            <a
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              role="tab"
              aria-selected={id === selected}
              aria-controls={id}
              tabIndex={id === selected ? 0 : -1}
              onClick={choose(id)}
              onKeyDown={press}
              className="shrink-0 border-transparent border-b-2 py-4 font-medium text-ink-soft no-underline transition-colors hover:text-ink focus-visible:-outline-offset-4 aria-selected:border-signal aria-selected:text-ink"
            >
              {words}
            </a>,
          ])}
        </div>
      </div>
      {tabs.map(({ id, panel }) => (
        <section
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          className={cn(
            'scroll-mt-36',
            id !== selected && 'hidden noscript:block',
            // Before hydration, CSS shows the panel that the URL fragment names.
            !isAwake && 'target:block',
          )}
        >
          {panel}
        </section>
      ))}
    </div>
  )
}
