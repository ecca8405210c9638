import type { ComponentProps, ReactNode } from 'react'
import type { EntityField } from '#contract/call/field-types/any-field.ts'
import type { EntryField } from '#web/admin/editor/form/entry-field.tsx'

/**
 * Form control and text format of one field type. Without `control` and `Frame`, each form has to provide a
 * control.
 */
export interface FieldControl<F extends EntityField = EntityField> {
  /** Renders the control, inside a frame with label and hint. */
  control?(value: string, field: F): ReactNode
  /** Renders the control with its own frame. `noChoices` is shown if there is nothing to choose from. */
  Frame?(
    props: Omit<ComponentProps<typeof EntryField>, 'children' | 'value'> & {
      field: F
      value: unknown
      noChoices: string | undefined
    },
  ): ReactNode
  /**
   * Returns a value as text for the row of a list. Without this function, the row shows the value
   * itself, or `none`.
   */
  tell?(value: unknown, none: string, field: F): string
}
