import { type ComponentProps, useState } from 'react'
import type { ApiCall } from '#contract/call/call.ts'
import { keepFocusInList } from '#web/ui/keep-focus.ts'
import { CallForm } from './call-form.tsx'

/**
 * A `CallForm` for adding several entries one after another. Its fields are emptied after each success and
 * keep their values after an error.
 */
export function RepeatableCallForm<C extends ApiCall>({
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
