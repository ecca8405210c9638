import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { z } from '#contract/call/zod.ts'
import { FormField } from '#web/admin/editor/form/form-field.tsx'
import { fieldControlOf } from './controls-of.ts'
import type { FieldControl } from './field-control.ts'

const valuesByKey = z.record(z.string(), z.unknown())

/** The fields of a definition that is created at run time, each with the control of its type. */
export const valuesControl: FieldControl<EntityFieldOfKind<'values'>> = {
  Frame: ({ name, field: { fields = {} }, value, parts = {} }) => {
    const { data: values = {} } = valuesByKey.safeParse(value)
    return Object.entries(fields).map(([key, field]) => (
      <FormField
        key={key}
        name={`${name}[${key}]`}
        field={field}
        value={values[key]}
        texts={parts[key] ?? { label: key }}
      />
    ))
  },
  tell: (value, none, { fields = {}, inList = [] }) => {
    const { data: values = {} } = valuesByKey.safeParse(value)
    const texts = inList.map((key) => {
      const field = fields[key]
      const { tell = String } = fieldControlOf(field)
      return field ? tell(values[key] ?? '', '', field) : ''
    })
    return texts.filter(Boolean).join(' · ') || none
  },
}
