import { useId, useState } from 'react'
import { HiddenValueInput } from '#web/ui/form/hidden-value.tsx'

type CheckBoxProps = {
  label: string
  hint?: string | undefined
  checked: boolean
  onChange: (isOn: boolean) => void
}

export function CheckBox({ label, hint, checked, onChange }: CheckBoxProps) {
  const hintId = useId()
  return (
    <div className="text-sm">
      <label className="flex w-fit items-baseline gap-2.5 py-1">
        <input
          type="checkbox"
          checked={checked}
          aria-describedby={hint && hintId}
          onChange={(event) => onChange(event.target.checked)}
          className="size-4 shrink-0 translate-y-0.5 accent-signal-fill"
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="ms-6.5 text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  )
}

type CheckFieldProps = { name: string; label: string; hint?: string; defaultChecked: boolean }

/** A form field with a check box, which also sends that it is off. */
export function CheckField({ name, defaultChecked, ...props }: CheckFieldProps) {
  const [isOn, setOn] = useState(defaultChecked)
  return (
    <>
      <HiddenValueInput
        name={name}
        value={String(isOn)}
        onPut={(value) => setOn(value === 'true')}
      />
      <CheckBox {...props} checked={isOn} onChange={setOn} />
    </>
  )
}
