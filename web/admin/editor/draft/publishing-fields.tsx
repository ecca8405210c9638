import { useEffect, useRef } from 'react'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { useSiteTimeZone } from '#web/admin/editor/form/use-site-zone.ts'
import { hiddenStateOf, stateBadgeText } from '#web/admin/editor/panel/state-badge.tsx'
import { useFormErrors } from '#web/api/call-form.tsx'
import { Select } from '#web/ui/form/field.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { formatInTimeZone } from '#web/ui/text/format-in-time-zone.ts'
import { type DraftableEntry, hasUnpublishedDraft } from './draftable-entry.ts'
import { EntryPreviewButtons } from './preview-tools.tsx'
import { publishingStrings as strings } from './publishing-strings.ts'

/** Describes who sees an entry now. */
const stateOf = (entry: DraftableEntry, isKept: boolean, zone: string): string => {
  const { state, named } = entry
  if (!named) return strings.states.new
  const hidden = hiddenStateOf(state, new Date().toISOString())
  if (hidden === 'draft') return strings.states.draft
  if (hidden !== null) return stateBadgeText(hidden, state, zone)
  if (isKept || hasUnpublishedDraft(entry)) return strings.states.changed
  return state.unpublishAt === ''
    ? strings.published
    : strings.states.until(formatInTimeZone(state.unpublishAt, zone))
}

type PublishingFieldsProps = DraftableEntry & {
  onStatus: (status: string) => void
  /** Whether the typed text is saved as a draft of a published entry. */
  isKept: boolean
  /** Saves the form for a preview. */
  save: () => Promise<boolean>
}

/** Shows who can see an entry. Expands to the status field and the preview links. */
export function PublishingFields({ onStatus, isKept, save, ...entry }: PublishingFieldsProps) {
  const { state, named } = entry
  const details = useRef<HTMLDetailsElement>(null)
  const errors = useFormErrors()
  const zone = useSiteTimeZone()
  useEffect(() => {
    const isWrong = errors.length > 0 && details.current?.querySelector('[aria-invalid=true]')
    if (isWrong && details.current) details.current.open = true
  }, [errors])
  const legend = strings.legend(stateOf(entry, isKept, zone))
  if (!named) return <p className="border-line border-t pt-4 font-medium text-sm">{legend}</p>
  return (
    <details ref={details} data-slot="publishing" className="border-line border-t pt-4">
      <summary className="flex w-fit cursor-pointer gap-2 font-medium text-sm">
        <DisclosureArrow />
        {legend}
      </summary>
      <div className="mt-5 grid gap-5">
        {/* Only for published entries. Drafts are published by the “Publish” button instead. */}
        {state.status === 'published' && (
          <EntryField name="status" label={strings.status} hint={strings.statusHint}>
            <Select defaultValue={state.status} onChange={({ target }) => onStatus(target.value)}>
              <option value="published">{strings.published}</option>
              <option value="draft">{strings.draft}</option>
            </Select>
          </EntryField>
        )}
        <EntryPreviewButtons named={named} save={save} />
      </div>
    </details>
  )
}
