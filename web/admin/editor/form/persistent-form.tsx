import { useRef, useState } from 'react'
import { EntryForm, type EntryFormProps } from './entry-form.tsx'

type StandingFormProps = Omit<EntryFormProps, 'fixed' | 'onSaved' | 'onTyped'> & {
  /** Version of the values that fill the form. */
  version: number
}

/**
 * A form that stays open after saving. Until the user types, it adopts newly loaded values. Then it keeps its
 * version, so that saving detects conflicts.
 */
export function PersistentForm({ version, ...props }: StandingFormProps) {
  const [filled, setFilled] = useState(version)
  const [isTouched, setTouched] = useState(false)
  const isSaved = useRef(false)
  if (!isTouched && filled !== version) setFilled(version)
  // Saving remounts the form, which loses the focus. Move it back to the submit button.
  const refocus = (form: HTMLElement | null) => {
    if (!form || !isSaved.current) return
    isSaved.current = false
    if (document.activeElement === document.body)
      form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true })
  }
  return (
    <div key={filled} ref={refocus}>
      <EntryForm
        fixed={{ version }}
        onTyped={() => setTouched(true)}
        onSaved={() => {
          isSaved.current = true
          setTouched(false)
        }}
        {...props}
      />
    </div>
  )
}
