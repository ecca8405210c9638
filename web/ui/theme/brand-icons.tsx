import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'

// Drawn on one 24-unit grid as outlines of one weight, so that all read as one set.
const cross = 'M4 4h4.2L20 20h-4.2zM19.2 4l-6.3 7.1M10.9 13L4.6 20'

const marks = {
  github: {
    name: 'GitHub',
    d: 'M9.2 20.6v-3.4c-3.6.9-4.4-1.7-6-2M14.8 20.6v-3.5c0-.9-.3-1.5-.8-2 3-.4 5.6-1.6 5.6-5.7 0-1.3-.4-2.3-1.1-3.1.3-.9.3-1.9-.1-2.9 0 0-1.2-.2-3.1 1.3a10.5 10.5 0 0 0-6.6 0C6.8 3.2 5.6 3.4 5.6 3.4c-.4 1-.4 2-.1 2.9-.7.8-1.1 1.8-1.1 3.1 0 4.1 2.6 5.3 5.6 5.7-.5.5-.8 1.1-.8 2',
  },
  x: { name: 'X', d: cross },
  twitter: { name: 'X (Twitter)', d: cross },
  youtube: {
    name: 'YouTube',
    d: 'M3.2 7.6c.2-1.3 1.1-2.1 2.4-2.2a90 90 0 0 1 12.8 0c1.3.1 2.2.9 2.4 2.2a30 30 0 0 1 0 8.8c-.2 1.3-1.1 2.1-2.4 2.2a90 90 0 0 1-12.8 0c-1.3-.1-2.2-.9-2.4-2.2a30 30 0 0 1 0-8.8zM10 9v6l5-3z',
  },
  linkedin: {
    name: 'LinkedIn',
    d: 'M5 10v9M5 5.5v.01M10 19v-9M10 14c0-2.5 1.7-4 4.2-4 2.6 0 4.3 1.6 4.3 4.5V19',
  },
  instagram: {
    name: 'Instagram',
    d: 'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM16.8 7.2v.01',
  },
  'google-scholar': {
    name: 'Google Scholar',
    d: 'M12 4.5 2.5 9.75 12 15l9.5-5.25zM6.5 12.2v4.1c0 1.6 2.5 3.2 5.5 3.2s5.5-1.6 5.5-3.2v-4.1M21.5 9.75v5.5',
  },
  researchgate: {
    name: 'ResearchGate',
    d: 'M4.5 19.5V9h3.4a3.2 3.2 0 0 1 0 6.4H4.5M8 15.4l3.6 4.1M19.9 6.3a3 3 0 0 0-5.7 1.2v1a3 3 0 0 0 5.8 1V8.4h-2',
  },
  orcid: {
    name: 'ORCID',
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.3 10.6v6M8.3 7.6v.01M11.7 8.4h1.9a4.1 4.1 0 0 1 0 8.2h-1.9z',
  },
}

/** A network whose mark we draw. */
export type Network = keyof typeof marks

/** The name of a network as it writes itself. */
export const networkName = (network: Network): string => marks[network].name

type BrandIconProps = ComponentProps<'svg'> & { network: Network }

/** The mark of a network; decorative, so name the link around it. */
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
      <path d={marks[network].d} />
    </svg>
  )
}
