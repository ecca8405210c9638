import { type ComponentProps, lazy, Suspense, useId } from 'react'
import { collectionLabels } from '#contract/content/labels/collections.ts'
import { useStrings } from '#web/content/use-strings.ts'

// A page without such a block does not load the code of collections.
const ItemLook = lazy(() => import('#web/site/parts/items/item-look.tsx'))

type LookProps = ComponentProps<typeof ItemLook>
type ListBlockProps = {
  look: LookProps['look']
  items: LookProps['entries']
  hasDates: boolean
}

/** Items of a collection. */
export function ListBlock({ look, items, hasDates }: ListBlockProps) {
  const words = useStrings(collectionLabels)
  const id = useId()
  if (items.length === 0) return <p className="text-ink-faint">{words.empty.title}</p>
  return (
    <Suspense>
      <div>
        <ItemLook look={look} entries={items} level={2} id={id} hasDates={hasDates} hasStates />
      </div>
    </Suspense>
  )
}
