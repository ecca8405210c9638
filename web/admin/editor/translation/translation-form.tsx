import { useState } from 'react'
import { type DraftableEntityName, draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { EntryPreviewButtons } from '#web/admin/editor/draft/preview-tools.tsx'
import { keepFocusAboveBar } from '#web/admin/editor/form/keep-focus-above-bar.ts'
import { FocusFieldInUrl } from '#web/admin/editor/form/named-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TranslatedField } from './translated-field.tsx'
import { translationStrings as strings } from './translation-strings.ts'
import { useTextLabels } from './use-field-labels.ts'
import { type EntryTranslationKey, useEntryTranslation } from './use-translation.ts'

type TranslationFormProps = EntryTranslationKey & {
  /** Whether to show the text of a given name. By default all texts are shown. */
  only?: (name: string) => boolean
  /** Returns the label of a text. Defaults to the name of its field. */
  labelOf?: (name: string) => string
  /** Main language of the site, from which texts are translated. */
  sourceLang: string
  onTyped: () => void
  onSaved: () => void
}

const isPreviewed = (entity: string): entity is DraftableEntityName =>
  draftableEntityNames.some((each) => each === entity)

/** Maximum number of texts that are shown without a field to filter them. */
const maxUnfiltered = 40

export function TranslationForm({
  sourceLang,
  only = () => true,
  labelOf,
  onTyped,
  onSaved,
  ...named
}: TranslationFormProps) {
  const usualLabelOf = useTextLabels(named.entity)
  const { saved, pending, isTyped, textOf, errorOf, type, save } = useEntryTranslation(named)
  const [isCut, setCut] = useState(true)
  if (saved === undefined) return <Spinner />
  if (saved === 'failed') return <p role="alert">{strings.failed}</p>
  const all = Object.entries(saved.fields).filter(([name]) => only(name))
  const isLong = all.length > maxUnfiltered
  const shown = all.filter(
    ([name, { state, status, text }]) =>
      !(isLong && isCut) || state !== 'done' || status === 'draft' || textOf(name, text) !== text,
  )
  const send = async (status: 'published' | 'draft') => {
    if (await save(status)) onSaved()
  }
  return (
    <div data-slot="translation" className="grid gap-5">
      <FocusFieldInUrl />
      {isLong && (
        <label className="flex items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isCut}
            onChange={({ currentTarget }) => setCut(currentTarget.checked)}
          />
          {strings.onlyLeft}
        </label>
      )}
      {isPreviewed(named.entity) && (
        <EntryPreviewButtons
          named={{ entity: named.entity, id: named.id }}
          lang={named.lang}
          save={async () => !isTyped || save('draft')}
        />
      )}
      {shown.length === 0 && <p className="text-ink-soft">{strings.nothing}</p>}
      {shown.map(([name, field]) => (
        <TranslatedField
          key={name}
          name={name}
          label={(labelOf ?? usualLabelOf)(name)}
          field={field}
          lang={named.lang}
          sourceLang={sourceLang}
          value={textOf(name, field.text)}
          error={errorOf(name)}
          onChange={(text) => {
            type(name, text)
            onTyped()
          }}
        />
      ))}
      <div
        ref={keepFocusAboveBar}
        className="sticky bottom-0 z-10 -mx-6 flex flex-wrap justify-end gap-3 rounded-b-xl border-line border-t bg-surface px-6 py-4"
      >
        <Button
          variant="secondary"
          disabled={!isTyped}
          pending={pending}
          onClick={() => send('draft')}
        >
          {strings.saveDraft}
        </Button>
        <Button
          disabled={!isTyped && saved.status !== 'draft'}
          pending={pending}
          onClick={() => send('published')}
        >
          {strings.publish}
        </Button>
      </div>
    </div>
  )
}
