import { type RefObject, useEffect, useRef } from 'react'
import type { FieldError } from '#contract/call/api-error.ts'

/**
 * Returns a ref for an element that contains fields. When `errors` changes, the first invalid field gets the
 * focus.
 */
export const useFocusFirstInvalidField = <E extends HTMLElement>(
  errors: readonly FieldError[] | undefined,
): RefObject<E | null> => {
  const around = useRef<E>(null)
  useEffect(() => {
    if (errors && errors.length > 0)
      around.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])
  return around
}
