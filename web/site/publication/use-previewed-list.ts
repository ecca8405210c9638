import { useEffect, useState } from 'react'
import { publicationsContent } from '#contract/content/publications.ts'
import { useStrings } from '#web/content/use-strings.ts'
import type { PublicationListView } from '#web/site/parts/publication-list-view.ts'

/**
 * Returns the loaded list of publications. In the preview of the Site panel, loads and returns the list in
 * the unsaved list style instead.
 */
export const usePreviewedPublicationList = (
  list: PublicationListView | null,
): PublicationListView | null => {
  const { listAs, groupBy } = useStrings(publicationsContent)
  const [other, setOther] = useState<{ wanted: string; list: PublicationListView } | null>(null)
  const wantedGroups = listAs === 'references' ? groupBy : ''
  const isLoaded = list === null || wantedGroups === (list.references?.by ?? '')
  useEffect(() => {
    if (isLoaded) return
    const load = async () => {
      const { loadPublicationsInListStyle: loadPublicationsAs } = await import('./load-list-as.ts')
      setOther({ wanted: wantedGroups, list: await loadPublicationsAs({ listAs, groupBy }) })
    }
    // While loading and after errors, the page stays unchanged.
    load().catch(() => {})
  }, [isLoaded, wantedGroups, listAs, groupBy])
  return !isLoaded && other?.wanted === wantedGroups ? other.list : list
}
