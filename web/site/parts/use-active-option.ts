import { useLayoutEffect, useState } from 'react'

/**
 * Lets users select options of a listbox with arrow keys and Enter while the search field keeps the focus.
 * Returns the id of the active option.
 */
export function useListboxNavigation(
  field: HTMLInputElement,
  listId: string,
  options: readonly string[],
): string | undefined {
  const [active, setActive] = useState<string>()
  const shown = active !== undefined && options.includes(active) ? active : undefined

  useLayoutEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(options.length > 0),
      ...(options.length > 0 && { 'aria-controls': listId }),
      ...(shown && { 'aria-activedescendant': shown }),
    }
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(attributes)) field.removeAttribute(name)
    }
  }, [field, listId, options.length, shown])

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && options.length > 0) {
        event.preventDefault()
        // Arrow keys cycle through the options and one more position, at which no option is active.
        const positions = options.length + 1
        const at = shown === undefined ? -1 : options.indexOf(shown)
        const next = options[((at + 1 + step + positions) % positions) - 1]
        setActive(next)
        if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' })
      } else if (event.key === 'Enter' && shown) {
        event.preventDefault()
        document.getElementById(shown)?.click()
      }
    }
    const forget = () => setActive(undefined)
    field.addEventListener('keydown', onKeyDown)
    field.addEventListener('input', forget)
    return () => {
      field.removeEventListener('keydown', onKeyDown)
      field.removeEventListener('input', forget)
    }
  }, [field, options, shown])

  return shown
}
