import { useEffect, useEffectEvent } from 'react'
import { useUserRole } from '#web/session/session.ts'
import { isTextFieldEvent } from './is-typing.ts'
import { createShortcutMatcher } from './key-sequence.ts'
import { openElementsWithRole } from './open-elements.ts'
import { type KeyboardShortcut, type ShortcutHandlers, shortcutsForRole } from './shortcuts.ts'
import { areSingleKeyShortcutsOn } from './single-keys.ts'

const isOpen = (role: string) => openElementsWithRole(role).length > 0

/**
 * Runs shortcuts on key presses. While a dialog is open or a field has the focus, most shortcuts are ignored.
 */
export const useShortcuts = (isOn: boolean, tools: ShortcutHandlers): void => {
  const run = useEffectEvent((shortcut: KeyboardShortcut) => shortcut.run(tools))
  const role = useUserRole()
  useEffect(() => {
    if (!isOn) return
    const complete = createShortcutMatcher(shortcutsForRole(role), () => performance.now())
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      if (isOpen('alertdialog') || isOpen('menu')) return
      const shortcut = complete(event, {
        singles: areSingleKeyShortcutsOn() && !isTextFieldEvent(event),
      })
      if (!shortcut || (isOpen('dialog') && !shortcut.inDialogs)) return
      event.preventDefault()
      run(shortcut)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn, role])
}
