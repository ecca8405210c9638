import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { EntryPictureInput } from '#web/admin/editor/form/picture-field-input.tsx'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import type { FieldControl } from './field-control.ts'

export const pictureControl: FieldControl<EntityFieldOfKind<'picture'>> = {
  control: (value, { isSentAsUrl }) =>
    isSentAsUrl ? <EntryPictureInput current={value} /> : <PictureInput current={value} />,
}
