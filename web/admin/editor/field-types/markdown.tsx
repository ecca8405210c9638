import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import type { FieldType } from './field-type.ts'

export const markdown: FieldType = {
  Frame: ({ field: _, noChoices: __, value, ...props }) => (
    <MarkdownField {...props} defaultValue={String(value ?? '')} />
  ),
}
