import { type ReactNode, useEffect, useRef } from 'react'
import { editingStrings } from '#web/admin/editor/editor-strings.ts'
import { useFormErrors } from '#web/api/call-form.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'

type MoreFieldsProps = { label?: string; children: ReactNode }

/** Collapsible section for rarely used fields. Expands if one of its fields has an error. */
export function CollapsedFields({ label = editingStrings.more, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const errors = useFormErrors()
  useEffect(() => {
    const isWrong = errors.length > 0 && details.current?.querySelector('[aria-invalid=true]')
    if (isWrong && details.current) details.current.open = true
  }, [errors])
  return (
    <details ref={details} className="border-line border-t pt-4">
      <summary className="flex w-fit cursor-pointer gap-2 font-medium text-sm">
        <DisclosureArrow />
        {label}
      </summary>
      <div className="mt-5 grid gap-5">{children}</div>
    </details>
  )
}
