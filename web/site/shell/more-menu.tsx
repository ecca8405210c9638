import { ChevronDown } from 'lucide-react'
import { use } from 'react'
import { headerFooterContent } from '#contract/content/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { SiteMenuContext } from './menu-context.ts'
import { HeaderMenuLink, useIsActiveMenuItem } from './nav-link.tsx'
import { navPillClasses } from './pill-style.ts'
import { useAutoClosingDetails } from './use-closing-details.ts'

/** The "More" dropdown of the wide header. It also opens without JavaScript. */
export function HeaderMoreMenu() {
  const { props } = useAutoClosingDetails()
  const { more } = use(SiteMenuContext)
  const words = useStrings(headerFooterContent)
  const active = useIsActiveMenuItem(...more)

  return (
    <details {...props} className="slide-details group/more relative">
      <summary
        data-active={active || undefined}
        className={cn(navPillClasses, 'flex items-center gap-1.5')}
      >
        {words.more}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform group-open/more:rotate-180"
        />
      </summary>
      <ul className="absolute top-full end-0 mt-3 w-max min-w-64 rounded-lg border border-line bg-surface p-1.5 shadow-lift">
        {more.map((item) => (
          <li key={item.label}>
            <HeaderMenuLink
              item={item}
              className="flex items-baseline justify-between rounded-md px-3.5 py-2.5 text-sm transition-colors usual:hover:bg-sunk focus-visible:-outline-offset-2 aria-[current]:text-signal-strong"
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
