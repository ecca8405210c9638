import { lazy, Suspense } from 'react'
import type { ReferringItemsView } from './load-referring-items.ts'

// A page without items does not load the code of collections.
const Sections = lazy(() => import('#web/site/parts/items/referring-item-sections.tsx'))

type ReferringItemsProps = {
  of?: readonly ReferringItemsView[] | undefined
  className?: string
}

/** The items that refer to an entry, in a section for each collection. */
export function ReferringItems({ of = [], className }: ReferringItemsProps) {
  if (of.length === 0) return null
  return (
    <Suspense>
      <Sections of={of} className={className} />
    </Suspense>
  )
}
