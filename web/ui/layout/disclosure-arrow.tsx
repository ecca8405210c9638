import { ChevronDown } from 'lucide-react'

/** Arrow of a `<details>` element that points down while open. Must be the first child of `summary`. */
export function DisclosureArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="-rotate-90 mt-0.5 size-4 shrink-0 [[open]>summary>&]:rotate-0"
    />
  )
}
