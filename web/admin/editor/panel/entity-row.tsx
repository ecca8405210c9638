import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { type EntityDefinition, entityFieldsOfKind } from '#contract/call/entity.ts'
import { type EntityField, fieldsOfValues } from '#contract/call/field-types/any-field.ts'
import { publishingSchema as publishingShape } from '#contract/call/publishing.ts'
import { valuesByKeySchema } from '#contract/call/split-values.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { fieldControlOf } from '#web/admin/editor/field-types/controls-of.ts'
import type { FormEntry } from '#web/admin/editor/form/entity-fields.tsx'
import type { FormFieldStrings } from '#web/admin/editor/form/form-field.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { SelectionCheckbox } from './bulk-bar.tsx'
import { EntryStateBadge } from './state-badge.tsx'
import type { ListSelection } from './use-selection.ts'

const shownLength = 120

type EntityRowProps = {
  definition: EntityDefinition
  entry: FormEntry
  /** Names of the fields below the title. Defaults to dates, texts and relations. */
  summary?: readonly string[] | undefined
  strings: Readonly<Record<string, FormFieldStrings>>
  /** Whether there is no place for a picture. */
  withoutPicture?: boolean | undefined
  /** Selection that the row has a checkbox for, with the name of the entry. */
  selection?: ListSelection
  name?: string
  children: ReactNode
}

/** Returns a value as text. That of several fields consists of those that lists show. */
const describeValue = (field: EntityField, value: unknown, none = ''): string => {
  if (field.kind !== 'values') {
    const { tell = String } = fieldControlOf(field)
    return tell(value ?? '', none, field)
  }
  const fields = fieldsOfValues(field)
  const { data: values = {} } = valuesByKeySchema.safeParse(value)
  const texts = (field.inList ?? []).map((key) => {
    const part = fields[key]
    return part ? describeValue(part, values[key]) : ''
  })
  return texts.filter(Boolean).join(' · ') || none
}

const usual = ['date', 'text', 'relations'] as const

export function EntityListRow(props: EntityRowProps) {
  const { definition, entry, summary, strings, selection, name = '', children } = props
  const { fields, publishing } = definition
  const namesOf = (kind: EntityField['kind']) =>
    entityFieldsOfKind(definition, kind).map(([name]) => name)
  const valuesOf = (kind: EntityField['kind']) =>
    namesOf(kind).map((name) => String(entry[name] ?? ''))
  const [picture] = valuesOf('picture')
  const [title] = valuesOf('title')
  const summaryTexts = (summary ?? usual.flatMap(namesOf)).map((name) => {
    const field = fields[name]
    return field ? describeValue(field, entry[name], strings[name]?.none) : ''
  })
  const state = publishing && publishingShape.safeParse(entry).data
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 sm:items-center">
      {selection && <SelectionCheckbox selection={selection} id={entry._id} name={name} />}
      {picture !== undefined && !props.withoutPicture && (
        <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-md bg-sunk">
          {picture ? (
            <Picture src={picture} alt="" sizes="64px" className="size-16 object-cover" />
          ) : (
            <ImageOff aria-hidden="true" className="size-5 text-ink-faint" />
          )}
        </div>
      )}
      <div className="min-w-40 flex-1">
        <p className="wrap-anywhere font-medium">
          {commonAdminStrings.named(title ?? '')}
          {state && <EntryStateBadge entry={{ ...state, _id: entry._id }} />}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm max-sm:line-clamp-2">
          {truncateText(summaryTexts.filter(Boolean).join(' · '), shownLength)}
        </p>
        <p className="line-clamp-1 break-all text-ink-faint text-xs sm:line-clamp-2">
          {valuesOf('link').join(' ')}
        </p>
      </div>
      <div className="max-sm:-ml-2.5">{children}</div>
    </div>
  )
}
