import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import type { CallInput } from '#contract/call/call.ts'
import type { profileApi } from '#contract/profile/profile.ts'
import type { publicationApi } from '#contract/publication/publication.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { client } from '#web/api/browser-client.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { offerUndo } from './undo-deletion.tsx'

/** Returns a function that undoes several recorded changes in one request. */
export const undoChanges = (historyIds: readonly string[]) => () =>
  client.history.restoreAll({ historyIds: [...historyIds] })

type Deletion = typeof publicationApi.deletePublications | typeof profileApi.deleteProfiles

type BulkDeleteProps<C extends Deletion> = {
  call: C
  input: CallInput<C>
  question: string
  /** Names of the entries to delete. */
  names: readonly string[]
}

const mostNamed = 5

/** Dialog that confirms and deletes the selected entries. Then offers to undo all deletions at once. */
export function BulkDelete<C extends Deletion>(props: BulkDeleteProps<C>) {
  const { call, input, question } = props
  const names = [...new Set(props.names)]
  const [isAsking, setAsking] = useState(false)
  const { run, pending } = useCall(call)
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const answer = await run(input)
    setAsking(false)
    if (answer instanceof ApiError) return
    offerUndo(
      undoChanges(answer.historyIds),
      () => void revalidate(),
      adminStrings.undoQuestion,
      adminStrings.undoAbout('', props.names),
    )
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {adminStrings.several.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={question}
        details={
          <ul className="list-disc pl-5 wrap-anywhere">
            {names.slice(0, mostNamed).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {names.length > mostNamed && <li>{adminStrings.andMore(names.length - mostNamed)}</li>}
          </ul>
        }
        confirmLabel={adminStrings.delete}
        pending={pending}
        onConfirm={remove}
      />
    </>
  )
}
