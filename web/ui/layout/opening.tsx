import { ChevronDown } from 'lucide-react'

/** The arrow before what opens, which points down once it is open. It stands in a summary of `details` of the class `group`. */
export function Opening() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="-rotate-90 mt-0.5 size-4 shrink-0 group-open:rotate-0"
    />
  )
}
