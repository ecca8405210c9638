import { useEffect, useRef, useState } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import {
  type PreviewBrand,
  type PreviewFrame,
  previewMessages,
  previewParameter,
} from '#contract/site/site-preview.ts'
import { PagePreviewFrame } from './page-frame.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

type SitePreviewProps = {
  path: string
  content: ChangedContent
  /** Name of the text being edited. The preview scrolls to it and highlights it. */
  edited: string
  /** Unsaved brand (colours, logos and names) that the preview uses. */
  look?: PreviewBrand
  /** Unsaved settings and menus, which the header and the footer show. */
  frame?: PreviewFrame
  onPick: (text: string) => void
  className?: string
}

/**
 * Previews a page with unsaved texts. A click on a text in the preview calls `onPick`, to select its field.
 */
export function SitePreview({
  path,
  content,
  edited,
  look,
  frame,
  onPick,
  className,
}: SitePreviewProps) {
  const { sheet, name, shortName } = look ?? {}
  const page = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(0)

  useFrameMessages(page, ({ kind, text }) => {
    if (kind === previewMessages.ready) setReady((count) => count + 1)
    if (kind === previewMessages.pick) onPick(String(text))
  })

  useEffect(() => {
    if (isReady === 0) return
    const message = { kind: previewMessages.show, content, edited, sheet, name, shortName, frame }
    page.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, content, edited, sheet, name, shortName, frame])

  return (
    <PagePreviewFrame
      frame={page}
      src={`${path}?${previewParameter}`}
      {...(className && { className })}
    />
  )
}
