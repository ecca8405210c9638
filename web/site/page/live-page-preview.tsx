import { useEffect, useState } from 'react'
import { unsavedPageMessages } from '#contract/page/typed-page.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { livePreviewStrings as words } from '#web/content/typed-page-strings.ts'
import { renderProsePreview } from '#web/prose/in-browser.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { openPreviewLink } from '#web/ui/markdown/open-preview-link.ts'
import { createLivePartsLoader } from './live-parts-reader.ts'
import type { PagePartView } from './load-part.ts'
import { PageParts } from './page-parts.tsx'

/** Renders each new text that the surrounding edit form sends. Returns a function that stops listening. */
const followForm = (show: (parts: readonly PagePartView[]) => void) => {
  const today = new Date().toISOString().slice(0, 10)
  const read = createLivePartsLoader({
    client: browserApiClient,
    today,
    toProse: renderProsePreview,
  })
  let last = ''
  const hear = async ({ origin, source, data }: MessageEvent) => {
    const isForm = origin === location.origin && source === window.parent
    if (!isForm || data?.kind !== unsavedPageMessages.show) return
    const text = String(data.text)
    last = text
    const parts = await read(text)
    if (text === last) show(parts)
  }
  addEventListener('message', hear)
  window.parent.postMessage({ kind: unsavedPageMessages.ready }, location.origin)
  return () => removeEventListener('message', hear)
}

/** Live preview of a custom page, shown in an iframe of the edit form and with notes for the editor. */
export function LivePagePreview() {
  const [parts, setParts] = useState<readonly PagePartView[] | null>(null)
  useEffect(() => followForm(setParts), [])
  if (parts === null) return null
  return (
    <Container
      className="py-6"
      onClickCapture={openPreviewLink}
      // Blocks may contain forms, which must not be sent from a preview.
      onSubmitCapture={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {parts.length > 0 ? (
        <PageParts parts={parts} />
      ) : (
        <p className="text-ink-faint text-sm">{words.nothing}</p>
      )}
    </Container>
  )
}
