import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { type Publication, publicationApi } from '#contract/publication/publication.ts'
import {
  comparedMergeFields,
  computeMergeChanges,
} from '#contract/publication/publication-merge.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { createBulkUndo } from '#web/admin/editor/panel/bulk-delete.tsx'
import { showUndoToast } from '#web/admin/editor/panel/undo-deletion.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { formatMergeValue } from './merge-value.ts'

const { merge: strings, fields } = publicationPanelStrings

const filledIn = (publication: Publication) =>
  comparedMergeFields.filter((name) => formatMergeValue(publication, name) !== '').length

type MergeDialogProps = {
  /** The publications to merge. Null while the dialog is closed. */
  pair: readonly [Publication, Publication] | null
  onClose: () => void
}

/**
 * Dialog that compares two publications and merges them. The kept one gets the values that only the other one
 * has.
 */
export function MergePublicationsDialog({ pair, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const { run, pending } = useApiCall(publicationApi.mergePublications)
  const { revalidate } = useRevalidator()
  const fuller = pair && (filledIn(pair[1]) > filledIn(pair[0]) ? pair[1] : pair[0])
  const keep = pair?.find(({ _id }) => _id === chosen) ?? fuller
  const other = pair?.find((each) => each !== keep)

  const close = () => {
    setChosen(null)
    onClose()
  }
  const merge = async () => {
    if (!keep || !other) return
    const answer = await run({ keepId: keep._id, mergeId: other._id })
    if (answer instanceof ApiError) return
    close()
    showUndoToast(
      createBulkUndo(answer.historyIds),
      () => void revalidate(),
      commonAdminStrings.undoChange,
    )
  }

  return (
    <Dialog
      open={pair !== null}
      onOpenChange={(next) => next || close()}
      title={strings.title}
      description={strings.hint}
      className="sm:max-w-4xl"
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {commonAdminStrings.cancel}
          </Button>
          <Button pending={pending} onClick={merge}>
            {strings.merge}
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="sr-only">{strings.which}</legend>
        {pair?.map((publication) => (
          <Candidate
            key={publication._id}
            publication={publication}
            other={publication === pair[0] ? pair[1] : pair[0]}
            isKept={publication === keep}
            onKeep={() => setChosen(publication._id)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}

type CandidateProps = {
  publication: Publication
  other: Publication
  isKept: boolean
  onKeep: () => void
}

function Candidate({ publication, other, isKept, onKeep }: CandidateProps) {
  const merged = isKept ? computeMergeChanges(publication, other) : {}
  return (
    <label className="grid content-start gap-3 rounded-lg border border-line-strong p-4 text-sm has-checked:border-signal has-checked:bg-signal-soft">
      <span className="flex items-start gap-3">
        <input
          type="radio"
          name="keep"
          className="mt-0.5 size-4 shrink-0"
          checked={isKept}
          onChange={onKeep}
        />
        <span className="grid min-w-0 gap-1">
          <span className="font-medium wrap-anywhere">{publication.title}</span>
          <span className="text-ink-soft">{isKept ? strings.kept : strings.goes}</span>
        </span>
      </span>
      <dl className="grid gap-2">
        {comparedMergeFields
          .filter((name) => formatMergeValue(publication, name) !== '' || name in merged)
          .map((name) => (
            <div key={name}>
              <dt className="text-ink-soft text-xs">{fields[name]}</dt>
              <dd className="line-clamp-4 wrap-anywhere">
                {name in merged ? (
                  <ins className="no-underline">
                    {strings.taken(formatMergeValue(merged, name))}
                  </ins>
                ) : (
                  formatMergeValue(publication, name)
                )}
              </dd>
            </div>
          ))}
      </dl>
    </label>
  )
}
