import type { SocialLink } from '#contract/profile.ts'
import { BrandIcon } from '#web/ui/theme/brand-icons.tsx'

// On the grid and in the weight of the brand icons, so that all read as one set.
const marks = {
  'google-scholar':
    'M12 4.5 2.5 9.75 12 15l9.5-5.25zM6.5 12.2v4.1c0 1.6 2.5 3.2 5.5 3.2s5.5-1.6 5.5-3.2v-4.1M21.5 9.75v5.5',
  researchgate:
    'M4.5 19.5V9h3.4a3.2 3.2 0 0 1 0 6.4H4.5M8 15.4l3.6 4.1M19.9 6.3a3 3 0 0 0-5.7 1.2v1a3 3 0 0 0 5.8 1V8.4h-2',
  orcid:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.3 10.6v6M8.3 7.6v.01M11.7 8.4h1.9a4.1 4.1 0 0 1 0 8.2h-1.9z',
}

/** The mark of a network for people; decorative, so name the link around it. */
export function NetworkIcon({ network }: { network: SocialLink['name'] }) {
  if (network === 'twitter') return <BrandIcon network="x" />
  if (network === 'linkedin') return <BrandIcon network="linkedin" />
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      <path d={marks[network]} />
    </svg>
  )
}
