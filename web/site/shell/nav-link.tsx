import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { header, type NavItem } from '#web/content/chrome.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'

/** Whether one of the items is the page that is open. */
export function useActive(...items: NavItem[]): boolean {
  const path = useLocation().pathname.toLowerCase()
  return items.some((item) => item.active?.test(path))
}

type NavLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { item: NavItem }

/** An item of the header: a link, or the same words announced as not available yet. */
export function NavLink({ item, className, ...props }: NavLinkProps) {
  const active = useActive(item)

  if (!item.to) {
    return (
      <span
        data-slot="nav-link"
        className={cn(className, 'cursor-default text-ink-faint hover:bg-transparent')}
      >
        {item.label}
        <small className="ml-3 text-xs">{header.unavailable}</small>
      </span>
    )
  }

  return (
    <Link
      to={item.to}
      data-slot="nav-link"
      aria-current={active ? 'page' : undefined}
      className={cn('no-underline', className)}
      {...props}
    >
      {item.label}
    </Link>
  )
}
