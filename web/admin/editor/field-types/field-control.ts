import type { ComponentProps, ReactNode } from 'react'
import type { Field } from '#contract/call/field-types/any-field.ts'
import type { EntryField } from '#web/admin/editor/form/entry-field.tsx'

/** What the admin area does with one type of field. Without a control or frame, each form has its own. */
export interface FieldControl<F extends Field = Field> {
  /** Renders the control of a form, within a frame with label and hint. */
  control?(value: string, field: F): ReactNode
  /** A frame with a control of its own; `noChoices` is shown if there is nothing to choose from. */
  Frame?(
    props: Omit<ComponentProps<typeof EntryField>, 'children' | 'value'> & {
      field: F
      value: unknown
      noChoices: string | undefined
    },
  ): ReactNode
  /** Returns the text of a value in a row of a list; by default the value, or `none`. */
  tell?(value: unknown, none: string): string
}
