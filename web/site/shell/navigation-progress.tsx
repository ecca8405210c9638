import { useNavigation } from 'react-router'
import { Spinner } from '#web/ui/spinner.tsx'

export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <Spinner className="fixed top-(--header-height) end-gutter z-40 mt-3" />
}
