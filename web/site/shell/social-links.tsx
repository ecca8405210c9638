import type { ComponentProps } from 'react'
import { hrefOf } from '#contract/call/href.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { BrandIcon, socialNetworkName } from '#web/ui/theme/brand-icons.tsx'

type SocialLinksProps = ComponentProps<'ul'> & { links: SiteSettings['social'] }

/** Returns the links that are not empty. */
export const filterNonEmptyLinks = (links: SiteSettings['social']) =>
  links.filter(({ url }) => url.trim() !== '')

const markStyle =
  'grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunk hover:text-ink'

/** Icons of social networks with their links. Entries that are not URLs are shown as text. */
export function SocialLinks({ links, className, ...props }: SocialLinksProps) {
  return (
    <ul data-slot="social-links" className={cn('-ms-3 flex flex-wrap', className)} {...props}>
      {filterNonEmptyLinks(links).map(({ network, url }) => (
        <li key={network}>
          <SocialLink network={network} url={url} />
        </li>
      ))}
    </ul>
  )
}

function SocialLink({ network, url }: SiteSettings['social'][number]) {
  const href = hrefOf(url)
  const name = socialNetworkName(network)
  const mark = <BrandIcon network={network} />
  if (href === null) {
    return (
      <span title={name} className="flex min-h-11 items-center gap-2 px-3 text-ink-soft text-sm">
        {mark}
        <span className="sr-only">{name}</span>
        {url}
      </span>
    )
  }
  if (href.startsWith('/')) {
    return (
      <Link to={href} aria-label={name} className={markStyle}>
        {mark}
      </Link>
    )
  }
  return (
    <a href={href} rel="me noopener" aria-label={name} className={markStyle}>
      {mark}
    </a>
  )
}
