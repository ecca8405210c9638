import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { PeopleImportEntry } from '#contract/profile/people-import.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { expireSession } from '#web/session/session-guard.tsx'
import { toast } from '#web/ui/dialog/toast.ts'

export type PeopleImportState =
  | { readonly at: 'source' }
  | { readonly at: 'asking'; readonly done: number; readonly total: number }
  | { readonly at: 'preview' }
  | { readonly at: 'saved'; readonly count: number; readonly historyIds: readonly string[] }
  | { readonly at: 'undone'; readonly kept: number }

const source: PeopleImportState = { at: 'source' }

/**
 * Returns the state of an import of people and its steps: read a table, complete it from ORCID, save, and
 * undo.
 */
export const usePeopleImport = () => {
  const [state, setState] = useState<PeopleImportState>(source)
  const [entries, setEntries] = useState<readonly PeopleImportEntry[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const [pending, setPending] = useState(false)
  const run = useRef(0)
  const { revalidate } = useRevalidator()

  const attempt = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code === 'notSignedIn') expireSession()
      else toast.error(error.message)
    } finally {
      setPending(false)
    }
  }

  /**
   * Completes people from ORCID, one request at a time, as ORCID requires. If the user skips this, the data
   * of the table is used.
   */
  const completeFromOrcid = async (people: readonly PeopleImportEntry[]) => {
    const mine = ++run.current
    const withOrcid = people.filter(
      ({ status, person }) => status !== 'failed' && person.orcid !== '',
    )
    for (const [done, entry] of withOrcid.entries()) {
      setState({ at: 'asking', done, total: withOrcid.length })
      const { entry: found } = await browserApiClient.profile.completePerson({
        person: entry.person,
      })
      if (run.current !== mine) return
      const isTwice = entry.status === 'duplicate' && entry.matches.length === 0
      if (isTwice) continue
      setEntries((all) =>
        all.map((each) => (each.index === entry.index ? { ...each, ...found } : each)),
      )
    }
    setState({ at: 'preview' })
  }

  /** Skips the remaining requests to ORCID. People without a name cannot be saved. */
  const skip = () => {
    run.current++
    setEntries((all) =>
      all.map((each) => (each.person.name === '' ? { ...each, status: 'failed' as const } : each)),
    )
    setState({ at: 'preview' })
  }

  return {
    state,
    entries,
    left,
    pending: pending && state.at !== 'asking',
    reset: () => {
      run.current++
      setState(source)
    },
    read: (text: string, file: File | undefined) =>
      attempt(async () => {
        const read = await browserApiClient.profile.previewPeople({ text, ...(file && { file }) })
        setEntries(read.people)
        setLeft(read.left)
        await completeFromOrcid(read.people).catch((error: unknown) => {
          skip()
          throw error
        })
      }),
    skip,
    save: (indexes: ReadonlySet<number>, status: 'draft' | 'published') =>
      attempt(async () => {
        const chosen = entries.filter(({ index }) => indexes.has(index))
        const { people, historyIds } = await browserApiClient.profile.addPeople({
          status,
          people: chosen.map(({ person, matches: [match] }) => ({
            ...person,
            ...(match && { profileId: match._id }),
          })),
        })
        setState({ at: 'saved', count: people.length, historyIds })
        await revalidate()
      }),
    undo: (historyIds: readonly string[]) =>
      attempt(async () => {
        const { kept } = await browserApiClient.history.restoreAll({ historyIds: [...historyIds] })
        setState({ at: 'undone', kept: kept.length })
        await revalidate()
      }),
  }
}
