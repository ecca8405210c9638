import { useEffect, useRef } from 'react'
import type { Publishing } from '#contract/call/publishing.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { useSiteZone } from '#web/admin/editor/form/use-site-zone.ts'
import { badgeText, hiddenAs } from '#web/admin/editor/panel/state-badge.tsx'
import { useFormErrors } from '#web/api/call-form.tsx'
import { Select } from '#web/ui/form/field.tsx'
import { MomentInput } from '#web/ui/form/moment-input.tsx'
import { PreviewTools } from './preview-tools.tsx'
import type { PublishedEntry } from './published-entry.ts'
import { publishing as words } from './publishing-words.ts'

const moments = ['publishAt', 'unpublishAt'] as const

const stateOf = (state: Publishing, zone: string): string => {
  const hidden = hiddenAs(state, new Date().toISOString())
  return hidden === null ? words.published : badgeText(hidden, state, zone)
}

type PublishingFieldsProps = PublishedEntry & { onStatus: (status: string) => void }

/** Whether visitors see an entry and from when until when, folded away; with links to its preview once it is kept. */
export function PublishingFields({ state, named, onStatus }: PublishingFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const errors = useFormErrors()
  const zone = useSiteZone()
  useEffect(() => {
    const isWrong = errors.length > 0 && details.current?.querySelector('[aria-invalid=true]')
    if (isWrong && details.current) details.current.open = true
  }, [errors])
  return (
    <details ref={details} data-slot="publishing" className="border-line border-t pt-4">
      <summary className="w-fit cursor-pointer font-medium text-sm">
        {words.legend(stateOf(state, zone))}
      </summary>
      <div className="mt-5 grid gap-5">
        {/* What is a draft already is published by the button that says so. */}
        {(!named || state.status === 'published') && (
          <EntryField name="status" label={words.status} hint={words.statusHint}>
            <Select defaultValue={state.status} onChange={({ target }) => onStatus(target.value)}>
              <option value="published">{words.published}</option>
              <option value="draft">{words.draft}</option>
            </Select>
          </EntryField>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {moments.map((name) => (
            <EntryField key={name} name={name} label={words[name]} hint={words.zone(zone)}>
              <MomentInput moment={state[name]} zone={zone} />
            </EntryField>
          ))}
        </div>
        {named && <PreviewTools named={named} />}
      </div>
    </details>
  )
}
