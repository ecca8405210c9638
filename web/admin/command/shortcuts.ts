import { type AccessLevel, isAccessGranted, type Role } from '#contract/call/role.ts'
import { readPanels } from '#web/admin/all-panels.ts'
import type { PanelDefinition } from '#web/admin/define-panel.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
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

const fixedShortcuts: readonly KeyboardShortcut[] = [
  { keys: ['mod+k'], label: strings.palette, run: ({ openPalette }) => openPalette() },
  { keys: ['?'], label: strings.help, run: ({ openHelp }) => openHelp() },
  { keys: ['n'], label: strings.add, run: () => press('n') },
  { keys: ['/'], label: strings.search, run: () => press('/') },
  { keys: ['z'], label: strings.undo, run: () => press('z') },
  { keys: ['mod+s'], label: strings.save, run: () => press('Control+S Meta+S'), inDialogs: true },
  { keys: ['g', 'd'], label: strings.overview, run: ({ goTo }) => goTo(dashboardPath) },
]

const panelShortcut = (panel: PanelDefinition): KeyboardShortcut => ({
  access: panel.editableBy,
  keys: ['g', panel.shortcut],
  label: strings.goTo(panel.strings.label),
  run: ({ goTo }) => goTo(panelUrl(panel.key)),
})

/** Returns all shortcuts of the admin area, for the key handler and the list of shortcuts. */
export const readKeyboardShortcuts = (): readonly KeyboardShortcut[] => [
  ...fixedShortcuts,
  ...readPanels().flatMap((panel) => (panel.shortcut ? [panelShortcut(panel)] : [])),
]

/** Returns the shortcuts of a role. Returns none while the role is unknown. */
export const shortcutsForRole = (role: Role | null): readonly KeyboardShortcut[] =>
  readKeyboardShortcuts().filter(({ access = 'member' }) => isAccessGranted(access, role))

/** Whether a shortcut has no modifier key, so that it can be pressed by accident. */
export const hasNoModifierKey = ({ keys }: KeyboardShortcut): boolean =>
  keys.every((key) => !key.startsWith('mod+'))
