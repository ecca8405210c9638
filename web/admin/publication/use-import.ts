import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { client } from '#web/api/client.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'
import { toast } from '#web/ui/dialog/toast.ts'

const askEveryMs = 700

const isMoving = ({ state }: PublicationImport) => state === 'reading' || state === 'saving'

/** One import from the paste to its end; while the server is at it, it is asked how far it is. */
export const useImport = () => {
  const [current, setCurrent] = useState<PublicationImport>()
  const [pending, setPending] = useState(false)
  const { revalidate } = useRevalidator()
  const importId = current?.importId
  const isWaiting = current !== undefined && isMoving(current)

  const attempt = async (work: () => Promise<PublicationImport>) => {
    setPending(true)
    try {
      const next = await work()
      setCurrent(next)
      if (next.state === 'saved' || next.state === 'undone') await revalidate()
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'notSignedIn') sessionExpired()
      else toast.error(error.message)
    } finally {
      setPending(false)
    }
  }
  /** What has become of all entries, once nothing is under way any more: they may be thousands. */
  const look = async (id: string) => {
    const { import: now } = await client.publication.getImport({ importId: id, entries: false })
    return isMoving(now) ? now : (await client.publication.getImport({ importId: id })).import
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after each answer
  useEffect(() => {
    if (!isWaiting || importId === undefined) return
    const timer = setTimeout(() => void attempt(() => look(importId)), askEveryMs)
    return () => clearTimeout(timer)
  }, [current, isWaiting, importId])

  return {
    current,
    pending: pending && !isWaiting,
    reset: () => setCurrent(undefined),
    read: (text: string, file: File | undefined) =>
      attempt(async () => {
        const sent = { text, ...(file && { file }) }
        return look((await client.publication.previewImport(sent)).importId)
      }),
    mend: (id: string, index: number, text: string) =>
      attempt(async () => {
        await client.publication.previewImport({ importId: id, index, text })
        return look(id)
      }),
    save: (id: string, indexes: number[]) =>
      attempt(async () => (await client.publication.import({ importId: id, indexes })).import),
    undo: (id: string) =>
      attempt(async () => (await client.publication.undoImport({ importId: id })).import),
  }
}
