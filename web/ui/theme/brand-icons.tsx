import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
// The icons in the imported file share one line width and a grid of 24 units.
import marks from './brand-icons.svg?url&no-inline'

const names = {
  github: 'GitHub',
  x: 'X',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  'google-scholar': 'Google Scholar',
  researchgate: 'ResearchGate',
  orcid: 'ORCID',
  website: 'Website',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
}

export type SocialNetwork = keyof typeof names

export const socialNetworkName = (network: SocialNetwork): string => names[network]

type BrandIconProps = ComponentProps<'svg'> & { network: SocialNetwork }

/** Icon of a social network. Decorative, so the link needs a name. */
export function BrandIcon({ network, className, ...props }: BrandIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-slot="brand-icon"
      className={cn('size-5', className)}
      {...props}
    >
      <use href={`${marks}#${network}`} />
    </svg>
  )
}
