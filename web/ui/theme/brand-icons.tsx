import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
// All icons have the same line weight and a grid of 24 units, so that they look like one set.
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

/** A network whose mark we draw. */
export type Network = keyof typeof names

/** The name of a network as it spells it itself. */
export const networkName = (network: Network): string => names[network]

type BrandIconProps = ComponentProps<'svg'> & { network: Network }

/** The icon of a network, from one file with all of them. It is decorative, so name the link around it. */
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
