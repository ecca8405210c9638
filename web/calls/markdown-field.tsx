import type { ComponentProps } from 'react'
import { markdownFromHtml, previewProse } from '#web/prose/in-browser.ts'
import type { Field } from '#web/ui/field.tsx'
import { MarkdownInput } from '#web/ui/markdown-input.tsx'
import { CallField } from './call-form.tsx'

type MarkdownFieldProps = Pick<
  ComponentProps<typeof Field>,
  'name' | 'label' | 'hint' | 'required'
> &
  Pick<ComponentProps<typeof MarkdownInput>, 'defaultValue' | 'rows' | 'roomy'>

/** A field of a `CallForm` that holds Markdown. */
export function MarkdownField({ defaultValue, rows, roomy, ...field }: MarkdownFieldProps) {
  return (
    <CallField {...field}>
      <MarkdownInput
        {...{ defaultValue, rows, roomy }}
        preview={previewProse}
        fromHtml={markdownFromHtml}
      />
    </CallField>
  )
}
