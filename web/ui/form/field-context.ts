import { createContext, useContext } from 'react'

type FieldWiring = {
  id?: string
  name?: string
  required?: boolean | undefined
  describedBy?: string | undefined
  invalid?: boolean
}

/** What a `Field` hands to the control inside it. */
export const FieldContext = createContext<FieldWiring>({})

/** The id of the words that say what the mark of a required field means here; without them it says so itself. */
export const RequiredNote = createContext<string | undefined>(undefined)

type OwnProps = {
  id?: string | undefined
  name?: string | undefined
  required?: boolean | undefined
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined
}

/** The attributes of a control: its own props first, then those of the `Field` around it. */
export function useControl(props: OwnProps) {
  const field = useContext(FieldContext)
  return {
    id: props.id ?? field.id,
    name: props.name ?? field.name,
    required: props.required ?? field.required,
    'aria-describedby': props['aria-describedby'] ?? field.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field.invalid || undefined),
  }
}
