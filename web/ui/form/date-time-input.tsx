import { useState } from 'react'
import { fromLocalTime, toLocalTime } from '#contract/text/zone-time.ts'
import { useControlAttributes } from './field-context.ts'
import { HiddenValueInput } from './hidden-value.tsx'
import { Input } from './input.tsx'

type DateTimeInputProps = {
  moment: string
  zone: string
  /** Called with the chosen time in UTC, or with an empty string if the field is emptied. */
  onMoment?: (moment: string) => void
}

/** Date and time field in a given time zone. The form value is in UTC. */
export function DateTimeInput({ moment, zone, onMoment }: DateTimeInputProps) {
  const [local, setLocal] = useState(() => toLocalTime(moment, zone))
  const { name } = useControlAttributes({})
  const choose = (next: string) => {
    setLocal(next)
    onMoment?.(fromLocalTime(next, zone))
  }
  return (
    <>
      <Input
        type="datetime-local"
        step={1}
        name=""
        value={local}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <HiddenValueInput
        name={name}
        value={fromLocalTime(local, zone)}
        onPut={(given) => choose(toLocalTime(given, zone))}
      />
    </>
  )
}
