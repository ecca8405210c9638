import type { Collection } from '#contract/collection/collection.ts'
import {
  type CollectionField,
  collectionFieldTypes,
  filterableFieldTypes,
  isReferenceFieldType,
} from '#contract/collection/collection-field.ts'
import { Field, Select, SelectOptions } from '#web/ui/form/field.tsx'
import { CheckBox } from './check-field.tsx'
import { collectionFieldStrings as strings } from './collections-strings.ts'
import { canHaveSeveral, type FieldDraft } from './field-draft.ts'
import { OptionsInput } from './options-input.tsx'
import { TypeTrialNotice } from './type-trial-notice.tsx'
import { useTypeTrial } from './use-type-trial.ts'

export interface EditedCollection {
  /** Undefined while the collection is added. */
  readonly saved: Collection | undefined
  readonly others: readonly Collection[]
  /** Returns the URL of an item's form. */
  readonly itemUrl: (id: string) => string
}

type FieldSettingsProps = {
  collection: EditedCollection
  saved: CollectionField | undefined
  field: FieldDraft
  isFilter: boolean
  errorOf: (part: string) => string | undefined
  onChange: (changes: Partial<FieldDraft>) => void
  onFilter: (isFilter: boolean) => void
}

const valueTypes = collectionFieldTypes.filter((type) => !isReferenceFieldType(type))
const linkTypes = collectionFieldTypes.filter(isReferenceFieldType)

/** The settings of a field of a collection. Their controls have no names: the list of fields is sent as one value. */
export function FieldSettings(props: FieldSettingsProps) {
  const { collection, saved, field, isFilter, errorOf, onChange, onFilter } = props
  const { type } = field
  const trial = useTypeTrial(collection.saved?._id, saved, field)
  const text = (part: 'label' | 'help' | 'unit', hint?: string) => (
    <Field
      name=""
      label={strings[part]}
      hint={hint}
      dir="auto"
      required={part === 'label'}
      error={errorOf(part)}
      value={field[part]}
      onChange={({ currentTarget }) => onChange({ [part]: currentTarget.value })}
    />
  )
  const flag = (part: 'required' | 'multiple' | 'inList') => (
    <CheckBox
      label={strings[part]}
      checked={field[part]}
      onChange={(isOn) => onChange({ [part]: isOn })}
    />
  )
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {text('label')}
        <Field name="" label={strings.type} error={errorOf('type')}>
          <Select
            value={type}
            onChange={({ target }) => {
              const chosen = collectionFieldTypes.find((each) => each === target.value)
              if (chosen) onChange({ type: chosen })
            }}
          >
            <optgroup label={strings.typeGroups.values}>
              <SelectOptions of={valueTypes.map((each) => [each, strings.types[each]])} />
            </optgroup>
            <optgroup label={strings.typeGroups.links}>
              <SelectOptions of={linkTypes.map((each) => [each, strings.types[each]])} />
            </optgroup>
          </Select>
        </Field>
      </div>
      {trial && saved && (
        <TypeTrialNotice
          trial={trial}
          saved={saved}
          field={field}
          itemUrl={collection.itemUrl}
          onOptions={(labels) =>
            onChange({ options: [...field.options, ...labels.map((label) => ({ label }))] })
          }
        />
      )}
      {type === 'choice' && (
        <OptionsInput
          options={field.options}
          errorOf={(index) => errorOf(`options.${index}`)}
          onChange={(options) => onChange({ options })}
        />
      )}
      {type === 'items' && (
        <Field name="" label={strings.target} error={errorOf('collection')}>
          <Select
            value={field.collection}
            onChange={({ target }) => onChange({ collection: target.value })}
          >
            <option value="">{strings.anyCollection}</option>
            <SelectOptions of={collection.others.map(({ key, names }) => [key, names.many])} />
          </Select>
        </Field>
      )}
      {type === 'number' && text('unit', strings.unitHint)}
      {text('help', strings.helpHint)}
      <div className="grid gap-x-6 sm:grid-cols-2">
        {flag('inList')}
        {flag('required')}
        {canHaveSeveral(type) && flag('multiple')}
        {filterableFieldTypes.includes(type) && (
          <CheckBox
            label={strings.isFilter}
            checked={isFilter}
            onChange={(isOn) => onFilter(isOn)}
          />
        )}
      </div>
    </div>
  )
}
