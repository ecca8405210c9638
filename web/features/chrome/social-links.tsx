import type { ComponentProps } from 'react'
import type { SiteSettings } from '#contract/settings.ts'
import { BrandIcon, networkName } from '#web/ui/brand-icons.tsx'
import { cn } from '#web/ui/cn.ts'

type SocialLinksProps = ComponentProps<'ul'> & { links: SiteSettings['social'] }

/** The marks of the networks, each a link named after its network. */
export function SocialLinks({ links, className, ...props }: SocialLinksProps) {
  return (
    <ul data-slot="social-links" className={cn('-ml-3 flex flex-wrap', className)} {...props}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            rel="me noopener"
            aria-label={networkName(network)}
            className="grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-surface hover:text-ink"
          >
            <BrandIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
