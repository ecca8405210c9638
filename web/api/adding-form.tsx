import { type ComponentProps, useState } from 'react'
import type { Call } from '#contract/call/call.ts'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { CallForm } from './call-form.tsx'

/** A `CallForm` by which one thing is added after the other: it is empty again once it is done, and only then. */
export function AddingForm<C extends Call>({
  onDone,
  ...props
}: ComponentProps<typeof CallForm<C>>) {
  const [times, setTimes] = useState(0)
  return (
    <div ref={keepFocusInList}>
      <CallForm<C>
        key={times}
        onDone={(...done) => {
          setTimes(times + 1)
          onDone(...done)
        }}
        {...props}
      />
    </div>
  )
}
