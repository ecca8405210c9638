import { isAccessGranted } from '#contract/call/role.ts'
import { readPanels } from '#web/admin/all-panels.ts'
import { panelsForRole } from '#web/admin/define-panel.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { fixedPublicPages } from '#web/admin/public-pages.ts'
import { dashboardPath, dashboardStrings } from '#web/admin/shell/dashboard-strings.ts'
import { readUserRole } from '#web/session/session.ts'
import { containsAllWords } from '#web/ui/text/search-text.ts'
import { type Theme, themes, writeTheme } from '#web/ui/theme/theme-store.ts'
import { commandPaletteActions } from './actions.ts'
import { commandPaletteStrings } from './commands-strings.ts'

export interface PaletteCommand {
  readonly id: string
  readonly label: string
  /** Distinguishes commands of the same name. Shown after the label. */
  readonly note?: string
  /** Additional words that find the command in a search. */
  readonly also?: string
  readonly run: () => void
}

export interface PaletteCommandGroup {
  readonly value: string
  readonly items: readonly PaletteCommand[]
}

export interface PaletteCommandHandlers {
  readonly goTo: (address: string) => void
  readonly signOut: () => void
  readonly showShortcuts: () => void
}

/** Returns the commands that do not depend on the content of the site. */
const fixedCommands = ({
  goTo,
  signOut,
  showShortcuts,
}: PaletteCommandHandlers): PaletteCommandGroup[] => {
  const go = (label: string, address: () => string): PaletteCommand => ({
    id: `go:${label}`,
    label,
    run: () => goTo(address()),
  })
  const theme = (name: Theme): PaletteCommand => ({
    id: `theme:${name}`,
    label: commandPaletteStrings.themes[name],
    run: () => writeTheme(name),
  })
  const { groups } = commandPaletteStrings
  const role = readUserRole()
  const shown = panelsForRole(readPanels(), role)
  return [
    {
      value: groups.panels,
      items: [
        go(
          isAccessGranted('editor', role) ? dashboardStrings.overview : dashboardStrings.ownPage,
          () => dashboardPath,
        ),
        ...shown.map(({ key, strings }) => go(strings.label, () => panelUrl(key))),
      ],
    },
    {
      value: groups.create,
      items: shown.flatMap(({ key, strings, newName }) =>
        newName && strings.create
          ? [{ ...go(strings.create, () => panelUrl(key, { new: newName })), also: 'add' }]
          : [],
      ),
    },
    { value: groups.pages, items: fixedPublicPages.map(({ name, path }) => go(name, () => path)) },
    {
      value: groups.actions,
      items: [
        ...commandPaletteActions
          .filter(({ panel }) => shown.some(({ key }) => key === panel))
          .map(({ label, also, panel, query }) => ({
            ...go(label, () => panelUrl(panel, query)),
            also,
          })),
        ...themes.map(theme),
        { id: 'shortcuts', label: commandPaletteStrings.shortcuts, run: showShortcuts },
        { id: 'sign-out', label: commandPaletteStrings.signOut, run: signOut },
      ],
    },
  ]
}

/** Returns the commands whose label, group or search terms contain every word of the search. */
export const findPaletteCommands = (
  tools: PaletteCommandHandlers,
  search: string,
): PaletteCommandGroup[] =>
  fixedCommands(tools)
    .map(({ value, items }) => ({
      value,
      items: items.filter(({ label, also = '' }) =>
        containsAllWords(`${value} ${label} ${also}`, search),
      ),
    }))
    .filter(({ items }) => items.length > 0)
