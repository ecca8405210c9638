import { isTyping } from './is-typing.ts'

/** What is typed before there is a field to type in. */
export interface TypedAhead {
  /** Ends the collecting and answers with what was typed. */
  take(): string
}

/** Collects keys from now on, until they are taken; no shortcut sees them. */
export const collectTyping = (): TypedAhead => {
  let typed = ''
  const stop = new AbortController()
  const listen = (event: KeyboardEvent) => {
    if (isTyping(event) || event.ctrlKey || event.metaKey || event.altKey) return
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
