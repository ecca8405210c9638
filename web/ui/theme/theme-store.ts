import { themeStorageKey } from './theme-script.ts'

/** Selectable themes. `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const

export type Theme = (typeof themes)[number]

const changed = new EventTarget()

export function readTheme(): Theme {
  const forced = document.documentElement.dataset.theme
  return forced === 'light' || forced === 'dark' ? forced : 'system'
}

/** Applies a theme and stores it for the next visit. */
export function writeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, theme)
  } catch {
    // Local storage may be blocked. Then the choice lasts for this page.
  }
  changed.dispatchEvent(new Event('change'))
}

/** Subscribes to theme changes. Returns the unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
