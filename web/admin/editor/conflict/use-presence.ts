import { useEffect, useState } from 'react'
import { presenceMs } from '#contract/lifecycle/presence.ts'
import { client } from '#web/api/browser-client.ts'
import { useMayEdit } from '#web/session/session.ts'
import type { EntryName } from './changes-since.ts'

const none: readonly string[] = []
// Nothing depends on it: a conflict is asked about anyway.
const ignore = () => undefined

/** The names of others who have the same entry open; also reports that this browser has it open. */
export const usePresence = (about: EntryName | undefined): readonly string[] => {
  const mayEdit = useMayEdit()
  const [others, setOthers] = useState(none)
  const { entity, entityId: id } = about ?? {}
  useEffect(() => {
    if (!mayEdit || entity === undefined || id === undefined) return
    const beat = () =>
      client.presence
        .here({ entity, id })
        .then(({ others: found }) => setOthers(found.map(({ name }) => name)), ignore)
    void beat()
    const timer = setInterval(beat, presenceMs.beat)
    return () => {
      clearInterval(timer)
      setOthers(none)
      client.presence.leave({ entity, id }).catch(ignore)
    }
  }, [mayEdit, entity, id])
  return others
}
