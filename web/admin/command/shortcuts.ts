import { type Access, isGranted, type Role } from '#contract/call/role.ts'
import { panelAddress } from '#web/admin/panel-address.ts'
import { panels } from '#web/admin/panels.ts'
import { dashboardPath } from '#web/admin/shell/dashboard-words.ts'
import { shortcutWords as words } from './commands-words.ts'
import { openOnes } from './open-ones.ts'

/** What shortcuts do it with. */
export interface ShortcutTools {
  readonly openPalette: () => void
  readonly openHelp: () => void
  readonly goTo: (address: string) => void
}

/** Keys, one after the other, and what they do. `mod` is Ctrl, or Command on a Mac. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly label: string
  readonly run: (tools: ShortcutTools) => void
  /** Who may go where it leads; everyone signed in, where nothing is said. */
  readonly access?: Access
  /** Whether it also works in an open dialog. */
  readonly inDialogs?: boolean
}

/** Presses the element that declares this key as its shortcut. */
const press = (key: string) => {
  const place = openOnes('dialog').at(-1) ?? document
  const named = place.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`)
  const target = [...named].find((element) => element.checkVisibility())
  if (target instanceof HTMLInputElement) target.focus()
  else target?.click()
}

/** Every shortcut of the admin area; the handler and the list are both made from it. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ['mod+k'], label: words.palette, run: ({ openPalette }) => openPalette() },
  { keys: ['?'], label: words.help, run: ({ openHelp }) => openHelp() },
  { keys: ['n'], label: words.add, run: () => press('n') },
  { keys: ['/'], label: words.search, run: () => press('/') },
  { keys: ['z'], label: words.undo, run: () => press('z') },
  { keys: ['mod+s'], label: words.save, run: () => press('Control+S Meta+S'), inDialogs: true },
  { keys: ['g', 'd'], label: words.overview, run: ({ goTo }) => goTo(dashboardPath) },
  ...panels.map(
    ({ key, shortcut, editableBy, words: { label } }): Shortcut => ({
      access: editableBy,
      keys: ['g', shortcut],
      label: words.goTo(label),
      run: ({ goTo }) => goTo(panelAddress(key)),
    }),
  ),
]

/** The shortcuts of someone with this role; none while it is not known. */
export const shortcutsFor = (role: Role | null): readonly Shortcut[] =>
  shortcuts.filter(({ access = 'member' }) => isGranted(access, role))

/** Whether a shortcut is made of plain keys, which one can press by accident. */
export const isSingle = ({ keys }: Shortcut): boolean =>
  keys.every((key) => !key.startsWith('mod+'))
