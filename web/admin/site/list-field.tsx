import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ContentField, ListItemField } from '#contract/content/content-field.ts'
import type { ContentListItem } from '#contract/content/group.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Button } from '#web/ui/button.tsx'
import { focusFirstControl } from '#web/ui/focus-first.ts'
import { Field, Select, Textarea } from '#web/ui/form/field.tsx'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { SortableList } from '#web/ui/list/sortable.tsx'
import { useStableRowIds } from '#web/ui/list/use-stable-rows.ts'
import { ContentPictureField } from './picture-field.tsx'
import { sitePanelStrings as strings } from './site-panel-strings.ts'

type ListFieldProps = {
  name: string
  field: Extract<ContentField, { kind: 'list' }>
  value: readonly ContentListItem[]
  errorOf: (path: string) => string | undefined
  onChange: (value: ContentListItem[]) => void
}

const maxExpandedItems = 4

const emptyPart = (part: ListItemField): string => {
  if (part.kind === 'picture') return part.shipped[0] ?? ''
  return part.kind === 'choice' ? (part.of[0] ?? '') : ''
}

export function ContentListField({ name, field, value, errorOf, onChange }: ListFieldProps) {
  const parts = Object.entries(field.parts)
  // Long lists are collapsed at first, because they would push the next fields out of view.
  const [isOpen] = useState(value.length <= maxExpandedItems)
  const hasError = parts.some(([key]) =>
    value.some((_, index) => errorOf(`${name}.${index}.${key}`)),
  )
  const change = (index: number, entry: ContentListItem) =>
    onChange(value.map((each, at) => (at === index ? entry : each)))
  const rows = useStableRowIds(value, onChange)
  const add = () => rows.add(Object.fromEntries(parts.map(([key, part]) => [key, emptyPart(part)])))
  return (
    <details open={isOpen || hasError || Boolean(errorOf(name))}>
      <summary className="mb-2 flex cursor-pointer gap-2 font-medium text-sm">
        <DisclosureArrow />
        <span>
          {field.label} <span className="tabular text-ink-faint">({value.length})</span>
        </span>
      </summary>
      <div ref={keepFocusInList} className="grid gap-3">
        {errorOf(name) && (
          <p role="alert" className="font-medium text-accent text-sm">
            {errorOf(name)}
          </p>
        )}
        <SortableList
          items={value.map((entry, index) => ({
            id: rows.ids[index] ?? '',
            name: entry.title || entry.alt || strings.entry(index + 1),
            content: (
              <div ref={rows.isAdded(index) ? focusFirstControl : null} className="grid gap-3 py-2">
                {parts.map(([key, part]) => (
                  <PartInput
                    key={key}
                    name={`${name}.${index}.${key}`}
                    part={part}
                    value={entry[key] ?? ''}
                    error={errorOf(`${name}.${index}.${key}`)}
                    onChange={(text) => change(index, { ...entry, [key]: text })}
                  />
                ))}
                <Button
                  variant="quiet"
                  size="sm"
                  className="justify-self-start"
                  aria-label={strings.remove(entry.title || strings.entry(index + 1))}
                  disabled={value.length <= field.least}
                  onClick={() => rows.remove(index)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
            ),
          }))}
          onOrder={rows.order}
          moveUp={commonAdminStrings.moveUp}
          moveDown={commonAdminStrings.moveDown}
        />
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={value.length >= field.most}
          onClick={add}
        >
          {strings.add}
        </Button>
      </div>
    </details>
  )
}

type PartInputProps = {
  name: string
  part: ListItemField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function PartInput({ name, part, value, error, onChange }: PartInputProps) {
  if (part.kind === 'picture')
    return (
      <ContentPictureField name={name} value={value} error={error} onChange={onChange} {...part} />
    )
  if (part.kind === 'choice')
    return (
      <Field name={name} label={part.label} error={error}>
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          {part.of.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
    )
  if (part.kind === 'text')
    return (
      <Field name={name} label={part.label} error={error}>
        <Textarea rows={2} value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
    )
  return (
    <Field
      name={name}
      label={part.label}
      error={error}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
