import { type AccessLevel, isAccessGranted, type Role } from '#contract/call/role.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { panels } from '#web/admin/panels.ts'
import { dashboardPath } from '#web/admin/shell/dashboard-strings.ts'
import { shortcutStrings as strings } from './commands-strings.ts'
import { openElementsWithRole } from './open-elements.ts'

export interface ShortcutHandlers {
  readonly openPalette: () => void
  readonly openHelp: () => void
  readonly goTo: (address: string) => void
}

/** A sequence of keys and its action. `mod` is Ctrl, or Command on a Mac. */
export interface KeyboardShortcut {
  readonly keys: readonly string[]
  readonly label: string
  readonly run: (tools: ShortcutHandlers) => void
  /** Who may use the shortcut. By default all signed-in users. */
  readonly access?: AccessLevel
  readonly inDialogs?: boolean
}

/** Clicks the element that declares the key in `aria-keyshortcuts`, in the open dialog if there is one. */
const press = (key: string) => {
  const container = openElementsWithRole('dialog').at(-1) ?? document
  const controls = container.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  const target = [...controls].find((element) => element.checkVisibility())
  if (target instanceof HTMLInputElement) target.focus()
  else target?.click()
}

/** All shortcuts of the admin area, for the key handler and the list of shortcuts. */
export const keyboardShortcuts: readonly KeyboardShortcut[] = [
  { keys: ['mod+k'], label: strings.palette, run: ({ openPalette }) => openPalette() },
  { keys: ['?'], label: strings.help, run: ({ openHelp }) => openHelp() },
  { keys: ['n'], label: strings.add, run: () => press('n') },
  { keys: ['/'], label: strings.search, run: () => press('/') },
  { keys: ['z'], label: strings.undo, run: () => press('z') },
  { keys: ['mod+s'], label: strings.save, run: () => press('Control+S Meta+S'), inDialogs: true },
  { keys: ['g', 'd'], label: strings.overview, run: ({ goTo }) => goTo(dashboardPath) },
  ...panels.map(
    ({ key, shortcut, editableBy, strings: { label } }): KeyboardShortcut => ({
      access: editableBy,
      keys: ['g', shortcut],
      label: strings.goTo(label),
      run: ({ goTo }) => goTo(panelUrl(key)),
    }),
  ),
]

/** Returns the shortcuts of a role. Returns none while the role is unknown. */
export const shortcutsForRole = (role: Role | null): readonly KeyboardShortcut[] =>
  keyboardShortcuts.filter(({ access = 'member' }) => isAccessGranted(access, role))

/** Whether a shortcut has no modifier key, so that it can be pressed by accident. */
export const hasNoModifierKey = ({ keys }: KeyboardShortcut): boolean =>
  keys.every((key) => !key.startsWith('mod+'))
