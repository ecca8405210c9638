import { useSyncExternalStore } from 'react'

const storageKey = 'single-key-shortcuts'
const changed = new EventTarget()

/** Whether this browser has shortcuts without a modifier key switched on, which is the default. */
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
