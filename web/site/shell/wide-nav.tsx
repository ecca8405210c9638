import { use } from 'react'
import { header } from '#web/content/chrome.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { MenuContext } from './menu-context.ts'
import { MoreMenu } from './more-menu.tsx'
import { MenuLink, NavLink, useActive } from './nav-link.tsx'
import { pillStyle } from './pill-style.ts'

/** The navigation from the large breakpoint on. */
export function WideNav() {
  const menus = use(MenuContext)
  const [contact] = menus.contact
  const onContact = useActive(...menus.contact)
  return (
    <nav aria-label={header.label} className="hidden items-center gap-6 lg:flex">
      <ul className="flex items-center gap-1">
        {menus.header.map((item) => (
          <li key={item.label}>
            <NavLink item={item} className={pillStyle} />
          </li>
        ))}
        {menus.more.length > 0 && (
          <li>
            <MoreMenu />
          </li>
        )}
      </ul>
      {contact?.target && (
        <MenuLink
          target={contact.target}
          aria-current={onContact ? 'page' : undefined}
          className={buttonStyle({
            size: 'sm',
            className:
              'h-10 px-5 aria-[current]:ring-2 aria-[current]:ring-signal aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper',
          })}
        >
          {contact.label}
        </MenuLink>
      )}
    </nav>
  )
}
