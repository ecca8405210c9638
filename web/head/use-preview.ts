import { createContext, useEffect, useState } from 'react'
import {
  type PreviewFrame,
  previewParameter,
  type SitePanelPreview,
} from '#contract/site/site-preview.ts'

/** Unsaved settings and menus in the preview of a panel. Undefined on all other pages. */
export const PreviewFrameContext = createContext<PreviewFrame | undefined>(undefined)

/**
 * Returns the unsaved content that a panel sends if the page is shown in the panel's preview, otherwise null.
 */
export const useSitePanelPreview = (): SitePanelPreview | null => {
  const [preview, setPreview] = useState<SitePanelPreview | null>(null)
  useEffect(() => {
    if (window.parent === window || location.search !== `?${previewParameter}`) return
    import('./follow-panel.ts').then(({ receiveSitePanelPreview: followSitePanel }) =>
      followSitePanel(setPreview),
    )
  }, [])
  return preview
}
