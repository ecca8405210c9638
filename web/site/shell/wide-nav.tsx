import { header } from '#web/content/chrome.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { MoreMenu } from './more-menu.tsx'
import { NavLink, useActive } from './nav-link.tsx'
import { pillStyle } from './pill-style.ts'

/** The navigation from the large breakpoint on. */
export function WideNav() {
  const onContact = useActive(header.contact)
  return (
    <nav aria-label={header.label} className="hidden items-center gap-6 lg:flex">
      <ul className="flex items-center gap-1">
        {header.items.map((item) => (
          <li key={item.label}>
            <NavLink item={item} className={pillStyle} />
          </li>
        ))}
        <li>
          <MoreMenu />
        </li>
      </ul>
      <Link
        to={header.contact.to}
        aria-current={onContact ? 'page' : undefined}
        className={buttonStyle({
          size: 'sm',
          className:
            'h-10 px-5 aria-[current]:ring-2 aria-[current]:ring-signal aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper',
        })}
      >
        {header.contact.label}
      </Link>
    </nav>
  )
}
