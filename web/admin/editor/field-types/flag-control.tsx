import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import type { FieldControl } from './field-control.ts'

const { yes, no } = commonAdminStrings

export const flagControl: FieldControl = {
  control: (value) => (
    <Select defaultValue={value || 'false'}>
      <SelectOptions
        of={[
          ['false', no],
          ['true', yes],
        ]}
      />
    </Select>
  ),
  tell: (value, none) => (value === true ? yes : none),
}
