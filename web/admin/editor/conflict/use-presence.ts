import { useEffect, useState } from 'react'
import { presenceIntervalsMs } from '#contract/lifecycle/presence.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useMayEdit } from '#web/session/session.ts'
import type { EditedEntry } from './changes-since.ts'

const none: readonly string[] = []
// Failed requests are ignored: without presence, conflicts are still detected on saving.
const ignore = () => undefined

/** Returns the names of other users who have the entry open, and announces this one. */
export const useOtherEditors = (about: EditedEntry | undefined): readonly string[] => {
  const mayEdit = useMayEdit()
  const [others, setOthers] = useState(none)
  const { entity, entityId: id } = about ?? {}
  useEffect(() => {
    if (!mayEdit || entity === undefined || id === undefined) return
    const beat = () =>
      browserApiClient.presence
        .here({ entity, id })
        .then(({ others: found }) => setOthers(found.map(({ name }) => name)), ignore)
    void beat()
    const timer = setInterval(beat, presenceIntervalsMs.beat)
    return () => {
      clearInterval(timer)
      setOthers(none)
      browserApiClient.presence.leave({ entity, id }).catch(ignore)
    }
  }, [mayEdit, entity, id])
  return others
}
