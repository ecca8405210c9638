import { use } from 'react'
import { frameLabels } from '#contract/content/labels/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { SiteMenuContext } from './menu-context.ts'
import { HeaderMoreMenu } from './more-menu.tsx'
import { HeaderMenuLink, MenuLink, useIsActiveMenuItem } from './nav-link.tsx'
import { navPillClasses } from './pill-style.ts'

/** Navigation of wide screens. */
export function WideScreenNav() {
  const header = useStrings(frameLabels)
  const menus = use(SiteMenuContext)
  const [contact] = menus.contact
  const onContact = useIsActiveMenuItem(...menus.contact)
  return (
    <nav
      aria-label={header.main}
      // Leaves space for the name, the search and the theme button. Longer labels are
      // truncated.
      className="hidden max-w-[calc(min(100vw,82rem)-20rem)] items-center gap-6 lg:flex"
    >
      <ul className="flex min-w-0 items-center gap-1">
        {menus.header.map((item) => (
          <li key={item.label} className="min-w-0">
            <HeaderMenuLink item={item} className={cn(navPillClasses, 'truncate')} />
          </li>
        ))}
        {menus.more.length > 0 && (
          <li className="shrink-0">
            <HeaderMoreMenu />
          </li>
        )}
      </ul>
      {contact?.target && (
        <MenuLink
          item={contact}
          aria-current={onContact ? 'page' : undefined}
          className={buttonStyle({
            size: 'sm',
            className:
              'block h-10 max-w-56 shrink-0 truncate px-5 leading-10 aria-[current]:ring-2 aria-[current]:ring-signal aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper',
          })}
        />
      )}
    </nav>
  )
}
