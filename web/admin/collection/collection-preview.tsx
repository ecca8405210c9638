import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Collection, CollectionDefinition } from '#contract/collection/collection.ts'
import {
  type UnsavedCollection,
  unsavedCollectionUrl,
} from '#contract/collection/unsaved-collection.ts'
import { unsavedPageMessages } from '#contract/page/typed-page.ts'
import { PagePreviewFrame } from '#web/admin/editor/draft/page-frame.tsx'
import { useFrameMessages } from '#web/admin/editor/draft/use-frame-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { useIsWindowWide } from '#web/ui/use-wide-window.ts'
import { collectionPreviewStrings as strings } from './collections-strings.ts'
import { readDefinition } from './read-definition.ts'
import { usePreviewItems } from './use-preview-items.ts'

/** Width from which form and preview are side by side, in rem. */
const wideRem = 80
const delayMs = 200
const views = ['list', 'entry'] as const

type CollectionPreviewProps = {
  saved: Collection | undefined
  /** Whether narrow windows show it instead of the form. */
  isShown: boolean
  className?: string
}

/** Live preview of the list and a page of the collection in the form around it. */
export function CollectionPreview({ saved, isShown, className }: CollectionPreviewProps) {
  const isVisible = useIsWindowWide(wideRem) || isShown
  const around = useRef<HTMLDivElement>(null)
  const [definition, setDefinition] = useState<CollectionDefinition | null>(null)
  const read = useEffectEvent(() => {
    const form = around.current?.closest('form')
    const found = form && readDefinition(form, saved?.key ?? '')
    if (found) setDefinition(found)
  })
  useEffect(() => {
    const form = around.current?.closest('form')
    if (!form || !isVisible) return
    let timer = setTimeout(() => read())
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => read(), delayMs)
    }
    const events = ['input', 'change']
    for (const event of events) form.addEventListener(event, wait)
    return () => {
      clearTimeout(timer)
      for (const event of events) form.removeEventListener(event, wait)
    }
  }, [isVisible])
  return (
    <div ref={around} data-slot="collection-preview" className={className}>
      {isVisible && definition && <PreviewPages saved={saved} definition={definition} />}
    </div>
  )
}

type PreviewPagesProps = { saved: Collection | undefined; definition: CollectionDefinition }

function PreviewPages({ saved, definition }: PreviewPagesProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [readyCount, setReadyCount] = useState(0)
  const [chosen, setChosen] = useState<UnsavedCollection['view']>('list')
  const view = definition.hasPages ? chosen : 'list'
  const shown = usePreviewItems(saved, definition)
  useFrameMessages(frame, ({ kind }) => {
    if (kind === unsavedPageMessages.ready) setReadyCount((count) => count + 1)
  })
  const message =
    shown && JSON.stringify({ definition, items: shown.items, view } satisfies UnsavedCollection)
  useEffect(() => {
    if (readyCount === 0 || message === null) return
    frame.current?.contentWindow?.postMessage(
      { kind: unsavedPageMessages.show, collection: JSON.parse(message) },
      location.origin,
    )
  }, [readyCount, message])
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {views.map((each) => (
          <Button
            key={each}
            size="sm"
            variant={each === view ? 'secondary' : 'quiet'}
            aria-pressed={each === view}
            disabled={each === 'entry' && !definition.hasPages}
            onClick={() => setChosen(each)}
          >
            {strings[each]}
          </Button>
        ))}
        <span className={cn('text-ink-faint text-sm', !shown?.areSamples && 'invisible')}>
          {strings.sample}
        </span>
      </div>
      <PagePreviewFrame
        frame={frame}
        src={unsavedCollectionUrl}
        // Ends above the buttons of the form.
        className="xl:[&_iframe]:h-[calc(100dvh-22rem)]"
      />
    </div>
  )
}
