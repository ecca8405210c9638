import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/call/api-error.ts'
import { type HealthFinding, healthApi } from '#contract/health/health.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { createBulkUndo } from '#web/admin/editor/panel/bulk-delete.tsx'
import { showUndoToast } from '#web/admin/editor/panel/undo-deletion.tsx'
import { useApiCall } from '#web/api/use-call.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { healthPanelStrings as strings } from './health-strings.ts'

type Asked = 'mend' | 'aside' | null

export function HealthFindingCard({ finding }: { finding: HealthFinding }) {
  const { check, entity, id, title, text, path, mend, asks } = finding
  const named = { check, entity, id }
  const [asked, setAsked] = useState<Asked>(null)
  const mending = useApiCall(healthApi.mend)
  const aside = useApiCall(healthApi.setAside)
  const { revalidate } = useRevalidator()
  const pending = mending.pending || aside.pending

  const mendNow = async (said?: string) => {
    const answer = await mending.run({ ...named, ...(said !== undefined && { text: said }) })
    if (answer instanceof ApiError || answer.historyIds.length === 0) return
    showUndoToast(
      createBulkUndo(answer.historyIds),
      () => void revalidate(),
      commonAdminStrings.undoChange,
    )
  }

  return (
    <li className="grid grid-cols-1 gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-48 flex-1">
          <h3 className="wrap-anywhere font-medium">{title}</h3>
          <p className="wrap-anywhere text-ink-soft text-sm">{text}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {mend && (
            <Button
              size="sm"
              pending={pending}
              onClick={() => (asks ? setAsked('mend') : void mendNow())}
            >
              {mend}
              <span className="sr-only">{title}</span>
            </Button>
          )}
          {path && (
            <Link to={path} className={buttonStyle({ variant: 'secondary', size: 'sm' })}>
              {strings.open}
              <span className="sr-only">{title}</span>
            </Link>
          )}
          <Button size="sm" variant="quiet" pending={pending} onClick={() => setAsked('aside')}>
            {strings.setAside}
            <span className="sr-only">{title}</span>
          </Button>
        </div>
      </div>
      {asked === 'mend' && (
        <Ask
          label={asks}
          submit={mend}
          pending={pending}
          onCancel={() => setAsked(null)}
          onSay={mendNow}
        />
      )}
      {asked === 'aside' && (
        <Ask
          label={strings.why}
          hint={strings.whyHint}
          submit={strings.setAside}
          pending={pending}
          onCancel={() => setAsked(null)}
          onSay={(reason) => aside.run({ ...named, reason })}
        />
      )}
    </li>
  )
}

type AskProps = {
  label: string
  hint?: string
  submit: string
  pending: boolean
  onSay: (said: string) => Promise<unknown>
  onCancel: () => void
}

/** Form for a text that the user has to enter before an action. */
function Ask({ label, hint, submit, pending, onSay, onCancel }: AskProps) {
  const [said, setSaid] = useState('')
  return (
    <form
      className="grid gap-3 border-line border-t pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (said.trim()) void onSay(said.trim())
      }}
    >
      <Field
        name="said"
        label={label}
        hint={hint}
        required
        autoFocus
        maxLength={500}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={pending}>
          {submit}
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {strings.cancel}
        </Button>
      </div>
    </form>
  )
}
