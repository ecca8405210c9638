import { useEffect, useState } from 'react'
import { groupIntoIssueSections } from '#contract/newsletter/issue-sections.ts'
import type { IncludedEntry, NewsletterIssueItem } from '#contract/newsletter/newsletter-issue.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { newsletterIssueStrings } from '#web/content/newsletter-issue-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldContext, useControlAttributes } from '#web/ui/form/field-context.ts'
import { HiddenListInput } from '#web/ui/form/list-value.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { newsletterIssuePanelStrings as strings } from './issue-panel-strings.ts'

const isSame = (one: IncludedEntry, other: IncludedEntry) =>
  one.kind === other.kind && one.id === other.id

const isIncluded = (value: unknown): value is IncludedEntry =>
  typeof value === 'object' && value !== null && 'kind' in value && 'id' in value

/** Returns the items to choose from: all new items, and the chosen ones that are no longer new. */
const offeredWith = (items: readonly NewsletterIssueItem[], chosen: readonly IncludedEntry[]) => [
  ...items.map(({ kind, id, title, section }) => ({ kind, id, title, section })),
  ...chosen
    .filter((each) => !items.some((item) => isSame(item, each)))
    .map((each) => ({ ...each, title: strings.gone })),
]

/** Maximum number of new items at which all of them are selected by default. */
const maxPreselected = 12

type IncludeFieldProps = {
  /** Items that were selected when the issue was saved. Undefined for a new issue. */
  chosen: readonly IncludedEntry[] | undefined
}

export function IssueItemsField({ chosen }: IncludeFieldProps) {
  const [items, setItems] = useState<readonly NewsletterIssueItem[]>()
  const [held, hold] = useState(chosen)
  useEffect(() => {
    let isCurrent = true
    panelClient.issue.whatIsNew().then(
      ({ items: loaded }) => isCurrent && setItems(loaded),
      // The API client has already shown a toast.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])
  if (items === undefined)
    return (
      <>
        <HiddenListInput
          name="include"
          value={held ?? null}
          onPut={(list) => hold(list.filter(isIncluded))}
        />
        <Spinner />
      </>
    )
  const all = items.map(({ kind, id }) => ({ kind, id }))
  const first = held ?? (all.length <= maxPreselected ? all : [])
  return (
    <EntryField name="include" label={strings.fields.include} hint={strings.hints.include}>
      <IncludeInput offered={offeredWith(items, first)} first={first} />
    </EntryField>
  )
}

type IncludeInputProps = {
  offered: readonly (IncludedEntry & { title: string; section?: string | undefined })[]
  first: readonly IncludedEntry[]
}

function IncludeInput({ offered, first }: IncludeInputProps) {
  const { name } = useControlAttributes({})
  const [chosen, setChosen] = useState(first)
  const isChosen = (each: IncludedEntry) => chosen.some((other) => isSame(other, each))
  const choose = (each: IncludedEntry, isOn: boolean) =>
    setChosen(
      isOn
        ? [...chosen, { kind: each.kind, id: each.id }]
        : chosen.filter((other) => !isSame(other, each)),
    )
  return (
    <FieldContext value={{}}>
      <HiddenListInput
        name={name}
        value={chosen}
        onPut={(list) => setChosen(list.filter(isIncluded))}
      />
      {offered.length === 0 && <p className="text-ink-soft text-sm">{strings.nothingNew}</p>}
      {offered.length > 1 && (
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="quiet"
            onClick={() => setChosen(offered.map(({ kind, id }) => ({ kind, id })))}
          >
            {strings.chooseAll}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setChosen([])}>
            {strings.chooseNone}
          </Button>
        </div>
      )}
      {groupIntoIssueSections(offered).map(({ kind, section, items }) => (
        <fieldset key={`${kind} ${section}`} className="grid gap-1">
          <legend className="mb-1 text-ink-faint text-sm">
            {section ?? newsletterIssueStrings.kinds[kind]}
          </legend>
          {items.map((each) => (
            <label key={each.id} className="flex gap-3 py-1 text-sm">
              <input
                type="checkbox"
                className="mt-0.5 size-4 shrink-0"
                checked={isChosen(each)}
                onChange={({ target }) => choose(each, target.checked)}
              />
              <span className="min-w-0 wrap-anywhere">{each.title}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </FieldContext>
  )
}
