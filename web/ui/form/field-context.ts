import { createContext, useContext } from 'react'

type FieldWiring = {
  id?: string
  name?: string
  required?: boolean | undefined
  describedBy?: string | undefined
  invalid?: boolean
}

/** Passes id, name and error state from a `Field` to its control. */
export const FieldContext = createContext<FieldWiring>({})

/**
 * Id of the text that explains the asterisk of required fields. Without such a text, each asterisk has its
 * own explanation.
 */
export const RequiredNoteContext = createContext<string | undefined>(undefined)

type OwnProps = {
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** Returns the attributes of a control: own props first, then those of the surrounding `Field`. */
export function useControlAttributes(props: OwnProps) {
  const field = useContext(FieldContext)
  return {
    id: props.id ?? field.id,
    name: props.name ?? field.name,
    required: props.required ?? field.required,
    'aria-describedby': props['aria-describedby'] ?? field.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  }
}
