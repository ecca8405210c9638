import type { EntityFieldOfKind } from '#contract/call/field-types/any-field.ts'
import { parseUploadedFileUrl } from '#contract/media/uploaded-file.ts'
import { EntryFileInput } from '#web/admin/editor/form/file-field-input.tsx'
import type { FieldControl } from './field-control.ts'

export const fileControl: FieldControl<EntityFieldOfKind<'file'>> = {
  control: (value, { accepts, orLink }) => (
    <EntryFileInput current={value} accepts={accepts} orLink={orLink} />
  ),
  tell: (value, none) => {
    const url = String(value ?? '')
    return (parseUploadedFileUrl(url)?.name ?? url) || none
  },
}
