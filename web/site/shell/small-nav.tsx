import { ChevronDown, Menu, X } from 'lucide-react'
import { use } from 'react'
import { headerFooterContent } from '#contract/content/frame.ts'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { LanguageMenu } from './language-menu.tsx'
import { SiteMenuContext } from './menu-context.ts'
import { HeaderMenuLink, MenuLink, useIsActiveMenuItem } from './nav-link.tsx'
import { useAutoClosingDetails } from './use-closing-details.ts'

const rowStyle =
  'display flex items-center justify-between py-3 text-3xl text-ink aria-[current]:text-signal'
const smallRowStyle =
  'flex items-baseline justify-between py-2.5 text-lg usual:text-ink-soft aria-[current]:text-signal-strong'

/**
 * Navigation of small screens: a sheet below the header that closes after a click or Escape.
 */
export function SmallScreenNav() {
  const header = useStrings(frameLabels)
  const { props } = useAutoClosingDetails()
  const menus = use(SiteMenuContext)
  const words = useStrings(headerFooterContent)
  const [contact] = menus.contact
  const inMore = useIsActiveMenuItem(...menus.more)

  return (
    <details {...props} className="fade-details group/menu lg:hidden">
      <summary
        className={cn(
          buttonStyle({ variant: 'quiet' }),
          '-me-4 whitespace-nowrap text-ink [&_svg]:shrink-0',
        )}
      >
        {header.open}
        <Menu aria-hidden="true" className="group-open/menu:hidden" />
        <X aria-hidden="true" className="hidden group-open/menu:block" />
      </summary>
      <nav
        aria-label={header.main}
        className="fixed inset-x-0 top-(--header-height) h-[calc(100dvh-var(--header-height))] overflow-y-auto overscroll-contain bg-paper px-gutter pt-6 pb-10"
      >
        <ul className="divide-y divide-line border-line border-b">
          {menus.header.map((item) => (
            <li key={item.label}>
              <HeaderMenuLink item={item} className={rowStyle} />
            </li>
          ))}
          {menus.more.length > 0 && (
            <li>
              <details open={inMore || undefined} className="slide-details group/more">
                <summary className={rowStyle}>
                  {words.more}
                  <ChevronDown
                    aria-hidden="true"
                    className="size-6 text-ink-faint transition-transform group-open/more:rotate-180"
                  />
                </summary>
                <ul className="pb-4">
                  {menus.more.map((item) => (
                    <li key={item.label}>
                      <HeaderMenuLink item={item} className={smallRowStyle} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )}
        </ul>
        {contact?.target && (
          <MenuLink
            item={contact}
            className={buttonStyle({ size: 'lg', className: 'mt-8 w-full' })}
          />
        )}
        <LanguageMenu part="list" />
      </nav>
    </details>
  )
}
