type HoneypotFieldProps = { label: string; name?: string }

/** Honeypot field: invisible to people, so only bots fill it in. */
export function HoneypotField({ label, name = 'website' }: HoneypotFieldProps) {
  return (
    <div data-slot="trap-field" aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
