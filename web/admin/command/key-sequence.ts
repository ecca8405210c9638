import { hasNoModifierKey, type KeyboardShortcut } from './shortcuts.ts'

/** The fields of a keyboard event that shortcuts need. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

const maxPauseMs = 1_500

const nameOf = ({ key, ctrlKey, metaKey, altKey }: KeyPress): string | null => {
  if (altKey || key.length !== 1) return null
  return ctrlKey || metaKey ? `mod+${key.toLowerCase()}` : key.toLowerCase()
}

/** Creates a key handler that returns the shortcut completed by a key. Returns undefined if there is none. */
export const createShortcutMatcher = (
  shortcuts: readonly KeyboardShortcut[],
  now: () => number,
) => {
  let before: readonly string[] = []
  let last = 0
  return (press: KeyPress, options: { singles: boolean }): KeyboardShortcut | undefined => {
    const name = nameOf(press)
    if (name === null) return undefined
    const available = shortcuts.filter((shortcut) => options.singles || !hasNoModifierKey(shortcut))
    const recent = now() - last > maxPauseMs ? [] : before
    const startingWith = (keys: readonly string[]) =>
      available.filter((shortcut) => keys.every((key, index) => shortcut.keys[index] === key))
    const pressed = startingWith([...recent, name]).length > 0 ? [...recent, name] : [name]
    const complete = startingWith(pressed).find(({ keys }) => keys.length === pressed.length)
    before = complete ? [] : pressed
    last = now()
    return complete
  }
}
