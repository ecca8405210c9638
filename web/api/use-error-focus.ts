import { type RefObject, useEffect, useRef } from 'react'
import type { FieldError } from '#contract/call/api-error.ts'

/** A ref to put around fields: when errors are told, the first field that has one gets the focus. */
export const useErrorFocus = <E extends HTMLElement>(
  errors: readonly FieldError[] | undefined,
): RefObject<E | null> => {
  const around = useRef<E>(null)
  useEffect(() => {
    if (errors && errors.length > 0)
      around.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return around
}
