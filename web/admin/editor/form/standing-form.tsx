import { useState } from 'react'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'

type StandingFormProps = Omit<EntryFormProps, 'fixed' | 'onSaved' | 'onTyped'> & {
  /** Of what the form is filled with. */
  version: number
}

/**
 * A form that stays open once it is saved. Until something is typed it is filled with what was loaded last;
 * what is typed stays, over the version it was typed over.
 */
export function StandingForm({ version, ...props }: StandingFormProps) {
  const [filled, setFilled] = useState(version)
  const [isTouched, setTouched] = useState(false)
  if (!isTouched && filled !== version) setFilled(version)
  return (
    <EntryForm
      key={filled}
      fixed={{ version }}
      onTyped={() => setTouched(true)}
      onSaved={() => setTouched(false)}
      {...props}
    />
  )
}
