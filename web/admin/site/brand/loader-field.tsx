import { brandFormStrings as strings } from '#web/admin/site/brand-form-strings.ts'
import { CallField } from '#web/api/call-form.tsx'
import { Select } from '#web/ui/form/field.tsx'

type LoaderFieldProps = {
  name: 'intro' | 'transition'
  /** Duration of the “short” choice, in milliseconds. */
  short: number
  value: number | null
  hint?: string
}

/** Field for the duration of an animation, the intro or the page transition: default, short or none. */
export function AnimationDurationField({ name, short, value, hint }: LoaderFieldProps) {
  const isOwn = value !== null && value !== 0 && value !== short
  return (
    <CallField name={name} label={strings.fields[name]} hint={hint}>
      <Select defaultValue={value ?? ''}>
        <option value="">{strings.times.installed}</option>
        {isOwn && <option value={value}>{strings.times.own(value)}</option>}
        <option value={short}>
          {strings.times.short} ({strings.times.own(short)})
        </option>
        <option value={0}>{strings.times.off}</option>
      </Select>
    </CallField>
  )
}
