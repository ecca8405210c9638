import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import type { FieldControl } from './field-control.ts'

export const markdownControl: FieldControl = {
  Frame: ({ field: _, noChoices: __, value, ...props }) => (
    <MarkdownField {...props} defaultValue={String(value ?? '')} />
  ),
}
