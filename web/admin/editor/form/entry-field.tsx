import { type ComponentProps, use } from 'react'
import { CallField } from '#web/api/call-form.tsx'
import { CharacterCounter } from '#web/ui/form/character-counter.tsx'
import { EntryFormContext } from './entry-context.ts'

type EntryFieldProps = ComponentProps<typeof CallField> & {
  /** Number of characters that the public page shows. */
  shown?: number
  /** Whether to warn when little space is left. Not for dates, whose length is fixed. */
  isCounted?: boolean
}

/** Field of an `EntryDialog`. Shows where the public page cuts the text, and warns when little space is left. */
export function EntryField({ shown, isCounted = true, hint, ...props }: EntryFieldProps) {
  const { mostOf } = use(EntryFormContext)
  const maxLength = isCounted ? mostOf(props.name) : undefined
  const counter = (shown ?? maxLength) !== undefined && (
    <CharacterCounter shown={shown} most={maxLength} />
  )
  return (
    <CallField
      dir="auto"
      {...props}
      hint={
        counter ? (
          <>
            {hint} {counter}
          </>
        ) : (
          hint
        )
      }
    />
  )
}
