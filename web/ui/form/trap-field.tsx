type TrapFieldProps = { label: string; name?: string }

/** A field no person sees or reaches; what fills it in is a robot. */
export function TrapField({ label, name = 'website' }: TrapFieldProps) {
  return (
    <div data-slot="trap-field" aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
