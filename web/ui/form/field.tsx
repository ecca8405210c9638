import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { cn } from '#web/ui/cn.ts'
import { FieldContext, RequiredNoteContext, useControlAttributes } from './field-context.ts'
import { Input, inputClasses } from './input.tsx'

type FieldProps = ComponentProps<'input'> & {
  label: ReactNode
  name: string
  error?: string | undefined
  hint?: ReactNode
}

/** A form control with label, hint and error. The default control is an `Input`. */
export function Field(props: FieldProps) {
  const { label, name, error, hint, required, className, children, id, ...input } = props
  const generatedId = useId()
  const controlId = id ?? generatedId
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  const requiredId = use(RequiredNoteContext)
  const describedBy =
    [errorId, hintId, required && requiredId].filter(Boolean).join(' ') || undefined
  const wiring = { id: controlId, name, required, describedBy, invalid: Boolean(error) }

  return (
    <div data-slot="field" className={cn('grid content-start gap-1.5', className)}>
      <label htmlFor={controlId} className="font-medium text-ink text-sm">
        {label}
        {required && (
          <span aria-hidden="true" className="ms-1 text-accent">
            *
          </span>
        )}
      </label>
      <FieldContext value={wiring}>{children ?? <Input {...input} />}</FieldContext>
      {error && (
        <p id={errorId} role="alert" className="font-medium text-accent text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-ink-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

export function Textarea({ className, style, rows = 4, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      // The typed text may be in a language with another direction than the page.
      dir="auto"
      rows={rows}
      {...props}
      {...useControlAttributes(props)}
      style={{ minHeight: `calc(${rows}lh + 1.375rem)`, ...style }}
      className={cn(inputClasses, 'field-sizing-content py-2.5', className)}
    />
  )
}

export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span data-slot="select" className="relative grid items-center">
      <select
        {...props}
        {...useControlAttributes(props)}
        className={cn(inputClasses, 'h-11 appearance-none truncate pe-10', className)}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 size-4 text-ink-faint"
      />
    </span>
  )
}

/** The options of a `Select`. */
export function SelectOptions({
  of,
}: {
  of: readonly (readonly [value: string, label: string])[]
}) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
