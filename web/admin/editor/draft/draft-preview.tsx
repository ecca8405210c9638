import { useEffect, useRef, useState } from 'react'
import { entryPreviewQuery } from '#contract/site/site-preview.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { client } from '#web/api/browser-client.ts'
import { PageFrame } from './page-frame.tsx'
import type { PublishedEntry } from './published-entry.ts'

type DraftPreviewProps = {
  named: NonNullable<PublishedEntry['named']>
  /** When the draft was last saved; each time the page follows. */
  savedAt: Date | null
}

/** The page of an entry as its draft would make it, by a link of its own that works while it is looked at. */
export function DraftPreview({ named: { entity, id }, savedAt }: DraftPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const link = panelClient.preview.sharePreview({ entity, id })
    link.then(
      ({ url }) => setPath(new URL(url).pathname + entryPreviewQuery),
      // The client has shown the reason.
      () => undefined,
    )
    return () => {
      link
        .then(({ token }) => client.preview.revokePreview({ token }))
        // Then it expires by itself.
        .catch(() => undefined)
    }
  }, [entity, id])
  useEffect(() => {
    // Not `reload`: without a draft, the link has redirected to the public page.
    if (savedAt && path) frame.current?.contentWindow?.location.replace(path)
  }, [savedAt, path])
  return (
    <div data-slot="draft-preview" className="xl:sticky xl:top-0 xl:self-start">
      {path && <PageFrame frame={frame} src={path} />}
    </div>
  )
}
