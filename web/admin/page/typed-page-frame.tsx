import { useEffect, useRef, useState } from 'react'
import { unsavedPageMessages, unsavedPageUrl } from '#contract/page/typed-page.ts'
import { startFrameScripts } from '#web/admin/editor/draft/page-frame.tsx'
import { useFrameMessages } from '#web/admin/editor/draft/use-frame-messages.ts'
import { livePreviewStrings as strings } from '#web/content/typed-page-strings.ts'
import { cn } from '#web/ui/cn.ts'
import type { MarkdownPreviewProps } from '#web/ui/markdown/markdown-input.tsx'

const delayMs = 200

/**
 * Previews the text of a page with its blocks, after a pause in typing. Needs a frame, because blocks adapt to the window,
 * contain forms, and embed sources that only the policy of public pages allows.
 */
export function CustomPagePreview({ markdown, isOn }: MarkdownPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useFrameMessages(frame, ({ kind }) => {
    if (kind === unsavedPageMessages.ready) setReady(true)
  })
  useEffect(() => {
    if (!isReady || !isOn) return
    const message = { kind: unsavedPageMessages.show, text: markdown }
    const send = () => frame.current?.contentWindow?.postMessage(message, location.origin)
    const timer = setTimeout(send, delayMs)
    return () => clearTimeout(timer)
  }, [isReady, isOn, markdown])
  if (!isOn && !isReady) return null
  return (
    <iframe
      ref={frame}
      title={strings.frame}
      src={unsavedPageUrl}
      onLoad={() => startFrameScripts(frame.current)}
      className={cn('block h-[min(60dvh,40rem)] w-full', !isReady && 'invisible')}
    />
  )
}
