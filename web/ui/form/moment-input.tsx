import { useState } from 'react'
import { fromLocalTime, toLocalTime } from '#web/ui/text/local-time.ts'
import { useControl } from './field-context.ts'
import { Input } from './input.tsx'

/** A day and a time of day in the time zone of whoever types; the form sends the moment. */
export function MomentInput({ moment }: { moment: string }) {
  const [local, setLocal] = useState(() => toLocalTime(moment))
  const { name } = useControl({})
  return (
    <>
      <Input
        type="datetime-local"
        step={1}
        name=""
        value={local}
        onChange={({ currentTarget }) => setLocal(currentTarget.value)}
      />
      <input
        type="hidden"
        data-draft
        name={name}
        value={fromLocalTime(local)}
        onInput={({ currentTarget }) => setLocal(toLocalTime(currentTarget.value))}
      />
    </>
  )
}
