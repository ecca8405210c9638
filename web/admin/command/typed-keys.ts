import { isTextFieldEvent } from './is-typing.ts'

/** Collector of keys that the user types before a text field is rendered. */
export interface TypedKeyCollector {
  /** Stops collecting and returns the typed text. */
  take(): string
}

/** Collects typed keys until `take` is called. Shortcuts do not receive them. */
export const collectTypedKeys = (): TypedKeyCollector => {
  let typed = ''
  const stop = new AbortController()
  const listen = (event: KeyboardEvent) => {
    if (isTextFieldEvent(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') typed = typed.slice(0, -1)
    else if (event.key.length === 1) typed += event.key
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', listen, { capture: true, signal: stop.signal })
  return {
    take: () => {
      stop.abort()
      return typed
    },
  }
}
