import { useRef, useState } from 'react'
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
  const isSaved = useRef(false)
  if (!isTouched && filled !== version) setFilled(version)
  // Filled anew it is another form: the focus would be lost with the button that was pressed.
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
