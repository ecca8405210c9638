import { useEffect, useRef, useState } from 'react'
import { entryPreviewQuery } from '#contract/site/site-preview.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import type { DraftableEntry } from './draftable-entry.ts'
import { PagePreviewFrame } from './page-frame.tsx'

type DraftPreviewProps = {
  named: NonNullable<DraftableEntry['named']>
  /** Time of the last save. The preview reloads when it changes. */
  savedAt: Date | null
}

/** Shows an entry's page with its draft, through a preview link that exists only as long as the preview is open. */
export function DraftPreview({ named: { entity, id }, savedAt }: DraftPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    const link = panelClient.preview.sharePreview({ entity, id })
    link.then(
      ({ url }) => setPath(new URL(url).pathname + entryPreviewQuery),
      // The API client has already shown a toast.
      () => undefined,
    )
    return () => {
      link
        .then(({ token }) => browserApiClient.preview.revokePreview({ token }))
        // If revoking fails, the link expires on its own.
        .catch(() => undefined)
    }
  }, [entity, id])
  useEffect(() => {
    // Opens the link again instead of reloading the frame. Before the first draft the link
    // redirects to the public page, and reloading would show that page again.
    if (savedAt && path) frame.current?.contentWindow?.location.replace(path)
  }, [savedAt, path])
  return (
    <div data-slot="draft-preview" className="xl:sticky xl:top-0 xl:self-start">
      {path && <PagePreviewFrame frame={frame} src={path} />}
    </div>
  )
}
