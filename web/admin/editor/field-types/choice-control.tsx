import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import type { FieldControl } from './field-control.ts'

type ChoiceField = EntityFieldOfKind<'choice'>

const labelledChoices = ({ of, labels = {} }: ChoiceField) =>
  of.map((value) => ({ id: value, label: labels[value] ?? value }))

const chosenIn = (value: unknown): string[] =>
  [value ?? []].flat().flatMap((each) => (each === '' ? [] : [String(each)]))

export const choiceControl: FieldControl<ChoiceField> = {
  Frame: ({ field, value, noChoices: _, ...props }) => {
    const choices = labelledChoices(field)
    if (field.multiple)
      return (
        <MultipleChoiceField
          {...props}
          choices={choices}
          chosen={chosenIn(value)}
          words={commonAdminStrings.choice}
        />
      )
    return (
      <EntryField {...props}>
        <Select defaultValue={chosenIn(value)[0]}>
          {field.optional && <option value="" />}
          <SelectOptions of={choices.map(({ id, label }) => [id, label])} />
        </Select>
      </EntryField>
    )
  },
  tell: (value, none, { labels = {} }) =>
    chosenIn(value)
      .map((each) => labels[each] ?? each)
      .join(', ') || none,
}
