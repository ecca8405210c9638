import { ChevronDown } from 'lucide-react'

/** The arrow before what opens, which points down once it is open. It stands first in a `summary`. */
export function Opening() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="-rotate-90 mt-0.5 size-4 shrink-0 [[open]>summary>&]:rotate-0"
    />
  )
}
