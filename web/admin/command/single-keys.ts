import { useSyncExternalStore } from 'react'

const storageKey = 'single-key-shortcuts'
const changed = new EventTarget()

/** Whether shortcuts without a modifier key are on for this device. They are on by default. */
export const areSingleKeyShortcutsOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

export const storeSingleKeyShortcutsOn = (isOn: boolean): void => {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  changed.dispatchEvent(new Event('change'))
}

const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

export const useAreSingleKeyShortcutsOn = (): boolean =>
  useSyncExternalStore(subscribe, areSingleKeyShortcutsOn, () => true)
