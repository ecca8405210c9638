import { useSyncExternalStore } from 'react'

const storageKey = 'single-key-shortcuts'
const changed = new EventTarget()

/** Whether shortcuts of a single key are on; they are unless someone has turned them off here. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

/** Turns shortcuts of a single key on or off on this device. */
export const turnSingleKeys = (isOn: boolean): void => {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  changed.dispatchEvent(new Event('change'))
}

const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

export const useSingleKeys = (): boolean =>
  useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
