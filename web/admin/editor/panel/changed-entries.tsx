import { createContext, type ReactNode, useEffect, useState } from 'react'
import type { DraftEntity } from '#contract/lifecycle/draft.ts'
import { client } from '#web/api/browser-client.ts'
import { useMayEdit } from '#web/session/session.ts'

/** The ids of the entries that have a draft over what is published of them. */
export const ChangedContext = createContext<ReadonlySet<string>>(new Set())

type ChangedEntriesProps = {
  /** Absent where entries cannot have a draft. */
  entity: DraftEntity | undefined
  /** What is shown; once it is loaded anew, so are the drafts. */
  list: unknown
  children: ReactNode
}

/** Knows for the rows of a list which of them have a draft. */
export function ChangedEntries({ entity, list, children }: ChangedEntriesProps) {
  const mayEdit = useMayEdit()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that was loaded anew may have other drafts
  useEffect(() => {
    if (entity === undefined || !mayEdit) return
    let isCurrent = true
    client.draft.showDrafts({ entity }).then(
      ({ drafts }) => isCurrent && setChanged(new Set(drafts.map(({ id }) => id))),
      // Without it the rows are as readable as before.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [entity, mayEdit, list])
  return <ChangedContext value={changed}>{children}</ChangedContext>
}
