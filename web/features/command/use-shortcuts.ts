import { useEffect, useEffectEvent } from 'react'
import { followKeys } from './key-sequence.ts'
import { type ShortcutTools, shortcuts } from './shortcuts.ts'
import { areSingleKeysOn } from './single-keys.ts'

const dialogs = ':is([role=dialog], [role=alertdialog], [role=menu])'
const typedInto = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

const isTyping = ({ target }: Event) => target instanceof Element && target.matches(typedInto)

/** Listens for the shortcuts; an open dialog has the keyboard to itself, and so has a field. */
export const useShortcuts = (isOn: boolean, tools: ShortcutTools): void => {
  const run = useEffectEvent((shortcut: (typeof shortcuts)[number]) => shortcut.run(tools))
  useEffect(() => {
    if (!isOn) return
    const complete = followKeys(shortcuts, () => performance.now())
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || document.querySelector(dialogs)) return
      const shortcut = complete(event, { singles: areSingleKeysOn() && !isTyping(event) })
      if (!shortcut) return
      event.preventDefault()
      run(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
