import { useEffect, useRef, useState } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import {
  type PreviewBrand,
  previewMessages,
  previewParameter,
} from '#contract/site/site-preview.ts'
import { PagePreviewFrame } from '#web/admin/editor/draft/page-frame.tsx'
import { useFrameMessages } from '#web/admin/editor/draft/use-frame-messages.ts'

type SitePreviewProps = {
  path: string
  content: ChangedContent
  /** Name of the text being edited. The preview scrolls to it and highlights it. */
  edited: string
  /** Unsaved brand (colours, logos and names) that the preview uses. */
  look?: PreviewBrand
  onPick: (text: string) => void
  className?: string
}

/**
 * Previews a page with unsaved texts. A click on a text in the preview calls `onPick`, to select its field.
 */
export function SitePreview({ path, content, edited, look, onPick, className }: SitePreviewProps) {
  const { sheet, name, shortName } = look ?? {}
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(0)

  useFrameMessages(frame, ({ kind, text }) => {
    if (kind === previewMessages.ready) setReady((count) => count + 1)
    if (kind === previewMessages.pick) onPick(String(text))
  })

  useEffect(() => {
    if (isReady === 0) return
    const message = { kind: previewMessages.show, content, edited, sheet, name, shortName }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, content, edited, sheet, name, shortName])

  return (
    <PagePreviewFrame
      frame={frame}
      src={`${path}?${previewParameter}`}
      {...(className && { className })}
    />
  )
}
