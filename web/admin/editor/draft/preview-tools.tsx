import { useState } from 'react'
import { previewApi } from '#contract/lifecycle/preview.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { useApiCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { toast } from '#web/ui/dialog/toast.ts'
import type { DraftableEntry } from './draftable-entry.ts'
import { publishingStrings as strings } from './publishing-strings.ts'

type PreviewToolsProps = {
  named: NonNullable<DraftableEntry['named']>
  /** Language of the preview, if it is not the main one. */
  lang?: string
  /** Saves the form for the preview. Returns false on failure, which is reported elsewhere. */
  save: () => Promise<boolean>
}

/** Buttons that open, share and revoke previews of an entry. */
export function EntryPreviewButtons({ named, lang, save }: PreviewToolsProps) {
  const shown = { ...named, ...(lang && { lang }) }
  const [link, setLink] = useState('')
  const { run: revoke, pending } = useApiCall(previewApi.revokePreview)
  const view = async () => {
    // Opened before the first `await`, because browsers only allow a new window directly after a click.
    const opened = window.open('', '_blank')
    if (!(await save())) return opened?.close()
    const { url } = await panelClient.preview.sharePreview(shown)
    if (opened) opened.location.href = new URL(url).pathname
  }
  const share = async () => {
    if (!(await save())) return
    const { url } = await panelClient.preview.sharePreview(shown)
    const isCopied = await copyText(url)
    setLink(isCopied ? '' : url)
    if (isCopied) toast.success(strings.shared)
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="secondary" onClick={view}>
        {strings.preview}
      </Button>
      <Button size="sm" variant="secondary" onClick={share}>
        {strings.share}
      </Button>
      <Button size="sm" variant="quiet" disabled={pending} onClick={() => revoke(named)}>
        {strings.revoke}
      </Button>
      <p role="status" className="w-full text-sm empty:hidden">
        {link && (
          <>
            {strings.notCopied} <code className="wrap-anywhere select-all font-mono">{link}</code>
          </>
        )}
      </p>
    </div>
  )
}
