import { useNavigation } from 'react-router'
import { Spinner } from '#web/ui/spinner.tsx'

/** A spinner in the corner while the next page's data is on its way. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <Spinner className="fixed top-(--header-height) end-gutter z-40 mt-3" />
}
