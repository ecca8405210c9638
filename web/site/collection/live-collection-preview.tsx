import { useEffect, useState } from 'react'
import type { UnsavedCollection } from '#contract/collection/unsaved-collection.ts'
import { unsavedPageMessages } from '#contract/page/typed-page.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { openPreviewLink } from '#web/ui/markdown/open-preview-link.ts'

/** Shows each collection that the surrounding form sends. Returns a function that stops listening. */
const followForm = (show: (collection: UnsavedCollection) => void) => {
  const receive = ({ origin, source, data }: MessageEvent) => {
    const isForm = origin === location.origin && source === window.parent
    if (isForm && data?.kind === unsavedPageMessages.show) show(data.collection)
  }
  addEventListener('message', receive)
  window.parent.postMessage({ kind: unsavedPageMessages.ready }, location.origin)
  return () => removeEventListener('message', receive)
}

/** Live preview of the pages of a collection, shown in an iframe of its form. */
export function LiveCollectionPreview() {
  const [shown, setShown] = useState<UnsavedCollection | null>(null)
  useEffect(() => followForm(setShown), [])
  if (shown === null) return null
  const { definition, items } = shown
  return (
    <Container className="py-6" onClickCapture={openPreviewLink}>
      <h1 className="display text-3xl">{definition.names.many}</h1>
      <ul>
        {items.map(({ _id, title }) => (
          <li key={_id}>{title}</li>
        ))}
      </ul>
    </Container>
  )
}
