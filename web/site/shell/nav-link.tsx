import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { headerFooterContent } from '#contract/content/frame.ts'
import { allEntryPages } from '#contract/entry-pages.ts'
import type { SiteMenuItem } from '#contract/site/default-menus.ts'
import { useEntryFallbackLanguage } from '#web/content/fallback-language.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'

/** Returns path prefixes such as `/publication` of the entries that a list page shows. */
const entriesOf = (list: string): string[] =>
  allEntryPages.flatMap((page) =>
    page.list === list && 'folder' in page ? [`/${page.folder}`] : [],
  )

const isBelow = (path: string, start: string) => path === start || path.startsWith(`${start}/`)

const isOpen = (target: string, path: string): boolean => {
  if (!target.startsWith('/')) return false
  const start = target.toLowerCase()
  return start === '/'
    ? path === '/'
    : [start, ...entriesOf(start)].some((each) => isBelow(path, each))
}

/** Whether one of the menu items leads to the current page, or to the list of the current entry. */
export function useIsActiveMenuItem(...items: readonly SiteMenuItem[]): boolean {
  const path = useLocation().pathname.toLowerCase()
  return items.some(({ target }) => isOpen(target, path))
}

type MenuLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'children'> & { item: SiteMenuItem }

/** Menu item that links to a page of the site or to an external URL. */
export function MenuLink({ item: { target, label, untranslated }, ...props }: MenuLinkProps) {
  const shown = { ...useEntryFallbackLanguage(untranslated)('label'), ...props, children: label }
  return target.startsWith('/') ? (
    <Link to={target} {...shown} />
  ) : (
    <a href={target} rel="noopener" {...shown} />
  )
}

/** Menu item of the header. An item without a target is announced as unavailable. */
export function HeaderMenuLink({ item, className, ...props }: MenuLinkProps) {
  const active = useIsActiveMenuItem(item)
  const { unavailable } = useStrings(headerFooterContent)
  const language = useEntryFallbackLanguage(item.untranslated)('label')

  if (item.target === '') {
    return (
      <span
        data-slot="nav-link"
        className={cn(className, 'cursor-default text-ink-faint hover:bg-transparent')}
      >
        {language ? <span {...language}>{item.label}</span> : item.label}
        <small className="ms-3 text-xs">{unavailable}</small>
      </span>
    )
  }

  return (
    <MenuLink
      item={item}
      data-slot="nav-link"
      aria-current={active ? 'page' : undefined}
      className={cn('no-underline', className)}
      {...props}
    />
  )
}
