import { hrefOf } from '#contract/call/href.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { teamLabels } from '#contract/content/labels/team.ts'
import type { SocialLink } from '#contract/profile/social-link.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { BrandIcon, socialNetworkName } from '#web/ui/theme/brand-icons.tsx'

const maxIcons = 3

type SocialIconsProps = { name: string; links: readonly SocialLink[]; className?: string }

/** Shows the first three valid links of a person. */
export function PersonSocialIcons({ name, links, className }: SocialIconsProps) {
  const words = useStrings(teamLabels)
  const shown = links
    .flatMap(({ name: network, url }) => {
      const href = hrefOf(url)
      return href === null ? [] : [{ network, href }]
    })
    .slice(0, maxIcons)
  if (shown.length === 0) return null

  return (
    <ul className={cn('-ms-3 flex', className)}>
      {shown.map(({ network, href }) => (
        <li key={`${network} ${href}`}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={fillPlaceholders(words.on, { name, network: socialNetworkName(network) })}
            className="grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunk hover:text-ink"
          >
            <BrandIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
