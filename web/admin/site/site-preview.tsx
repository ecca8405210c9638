import { useEffect, useRef, useState } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import { type PreviewLook, previewKind } from '#contract/site-preview.ts'
import { sitePanel as words } from '#web/content/site-panel.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'

type SitePreviewProps = {
  path: string
  content: ChangedContent
  /** The text being edited: the page scrolls to it and marks it. */
  edited: string
  /** How the page is to look; as it does where nothing is said. */
  look?: PreviewLook
  onPick: (text: string) => void
  className?: string
}

const widths = { phone: 'max-w-[390px]', tablet: 'max-w-[768px]', full: 'max-w-none' }
const sizes = ['phone', 'tablet', 'full'] as const

/** The real page with what is typed; a press on one of its texts picks the field that holds it. */
export function SitePreview({ path, content, edited, look, onPick, className }: SitePreviewProps) {
  const { sheet, name, shortName } = look ?? {}
  const frame = useRef<HTMLIFrameElement>(null)
  const [size, setSize] = useState<keyof typeof widths>('full')
  const [isReady, setReady] = useState(0)

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return
      if (data?.kind === previewKind.ready) setReady((count) => count + 1)
      if (data?.kind === previewKind.pick) onPick(String(data.text))
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  })

  useEffect(() => {
    if (isReady === 0) return
    const message = { kind: previewKind.show, content, edited, sheet, name, shortName }
    frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [isReady, content, edited, sheet, name, shortName])

  return (
    <section aria-label={words.preview} className={cn('grid content-start gap-3', className)}>
      <div className="flex gap-2">
        {sizes.map((each) => (
          <Button
            key={each}
            variant={each === size ? 'secondary' : 'quiet'}
            size="sm"
            aria-pressed={each === size}
            onClick={() => setSize(each)}
          >
            {words.widths[each]}
          </Button>
        ))}
      </div>
      <iframe
        ref={frame}
        title={words.preview}
        src={`${path}?preview`}
        // The page's scripts wait for a sign of life.
        onLoad={() => frame.current?.contentWindow?.dispatchEvent(new Event('scroll'))}
        className={cn('h-[75dvh] w-full rounded-md border border-line bg-paper', widths[size])}
      />
    </section>
  )
}
