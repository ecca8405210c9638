import { useEffect, useState } from 'react'
import type { UnsavedCollection } from '#contract/collection/unsaved-collection.ts'
import { unsavedPageMessages } from '#contract/page/typed-page.ts'
import { openPreviewLink } from '#web/ui/markdown/open-preview-link.ts'
import { UnsavedCollectionPages } from './unsaved-pages.tsx'

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
  return (
    <div
      onClickCapture={openPreviewLink}
      // Filters would leave the preview.
      onSubmitCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {shown && <UnsavedCollectionPages {...shown} />}
    </div>
  )
}
