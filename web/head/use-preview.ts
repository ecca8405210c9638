import { useEffect, useState } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import { previewParameter } from '#contract/site/site-preview.ts'

/**
 * Returns the unsaved content of the Site panel if the page is shown in the panel's preview, otherwise null.
 */
export const useSitePanelPreview = (): ChangedContent | null => {
  const [content, setContent] = useState<ChangedContent | null>(null)
  useEffect(() => {
    if (window.parent === window || location.search !== `?${previewParameter}`) return
    import('./follow-panel.ts').then(({ receiveSitePanelPreview: followSitePanel }) =>
      followSitePanel(setContent),
    )
  }, [])
  return content
}
