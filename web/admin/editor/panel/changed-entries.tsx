import { createContext, type ReactNode, useEffect, useState } from 'react'
import type { DraftableEntityName } from '#contract/lifecycle/draft.ts'
import { browserApiClient } from '#web/api/browser-client.ts'
import { useMayEdit } from '#web/session/session.ts'

/** Ids of the entries that have an unpublished draft. */
export const DraftedEntriesContext = createContext<ReadonlySet<string>>(new Set())

type ChangedEntriesProps = {
  /** Undefined if entries cannot have drafts. */
  entity: DraftableEntityName | undefined
  /** Entries of the list. When they change, the drafts are loaded again. */
  list: unknown
  children: ReactNode
}

/** Provides the ids of entries with an unpublished draft to the rows of a list. */
export function DraftedEntriesProvider({ entity, list, children }: ChangedEntriesProps) {
  const mayEdit = useMayEdit()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reloaded list may have other drafts
  useEffect(() => {
    if (entity === undefined || !mayEdit) return
    let isCurrent = true
    browserApiClient.draft.showDrafts({ entity }).then(
      ({ drafts }) => isCurrent && setChanged(new Set(drafts.map(({ id }) => id))),
      // If loading fails, only the draft badges are missing.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [entity, mayEdit, list])
  return <DraftedEntriesContext value={changed}>{children}</DraftedEntriesContext>
}
