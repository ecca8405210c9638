import { themeKey } from './theme-script.ts'

/** The themes a reader can choose; `system` follows the device. */
export const themes = ['system', 'light', 'dark'] as const

/** One of the themes. */
export type Theme = (typeof themes)[number]

const changed = new EventTarget()

/** The theme in force, as the page's root element says. */
export function readTheme(): Theme {
  const forced = document.documentElement.dataset.theme
  return forced === 'light' || forced === 'dark' ? forced : 'system'
}

/** Sets the theme of the page and keeps it for the next visit. */
export function writeTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, theme)
  } catch {
    // Storage may be closed to us; the choice then lasts for this page.
  }
  changed.dispatchEvent(new Event('change'))
}

/** Calls back whenever another theme is chosen. */
export function watchTheme(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}
