import { useState } from 'react'
import { fromZoneTime, toZoneTime } from '#web/ui/text/zone-time.ts'
import { useControl } from './field-context.ts'
import { Input } from './input.tsx'

/** A day and a time of day by the clocks of a time zone; the form sends the moment. */
export function MomentInput({ moment, zone }: { moment: string; zone: string }) {
  const [local, setLocal] = useState(() => toZoneTime(moment, zone))
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
        data-unsaved
        name={name}
        value={fromZoneTime(local, zone)}
        onInput={({ currentTarget }) => setLocal(toZoneTime(currentTarget.value, zone))}
      />
    </>
  )
}
