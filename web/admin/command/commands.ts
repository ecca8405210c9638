import { isGranted } from '#contract/call/role.ts'
import { panelsFor } from '#web/admin/define-panel.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { panels } from '#web/admin/panels.ts'
import { publicPages } from '#web/admin/public-pages.ts'
import { dashboardPath, dashboardStrings } from '#web/admin/shell/dashboard-strings.ts'
import { readRole } from '#web/session/session.ts'
import { containsAllWords } from '#web/ui/text/search-text.ts'
import { type Theme, themes, writeTheme } from '#web/ui/theme/theme-store.ts'
import { paletteActions } from './actions.ts'
import { paletteStrings } from './commands-strings.ts'

export interface Command {
  readonly id: string
  readonly label: string
  /** Distinguishes commands of the same name. Shown after the label. */
  readonly note?: string
  /** Additional words that find the command in a search. */
  readonly also?: string
  readonly run: () => void
}

export interface CommandGroup {
  readonly value: string
  readonly items: readonly Command[]
}

export interface CommandTools {
  readonly goTo: (address: string) => void
  readonly signOut: () => void
  readonly showShortcuts: () => void
}

/** Returns the commands that do not depend on the content of the site. */
const fixedCommands = ({ goTo, signOut, showShortcuts }: CommandTools): CommandGroup[] => {
  const go = (label: string, address: () => string): Command => ({
    id: `go:${label}`,
    label,
    run: () => goTo(address()),
  })
  const theme = (name: Theme): Command => ({
    id: `theme:${name}`,
    label: paletteStrings.themes[name],
    run: () => writeTheme(name),
  })
  const { groups } = paletteStrings
  const role = readRole()
  const shown = panelsFor(panels, role)
  return [
    {
      value: groups.panels,
      items: [
        go(
          isGranted('editor', role) ? dashboardStrings.overview : dashboardStrings.ownPage,
          () => dashboardPath,
        ),
        ...shown.map(({ key, strings }) => go(strings.label, () => panelUrl(key))),
      ],
    },
    {
      value: groups.create,
      items: shown.flatMap(({ key, strings, newName }) =>
        newName && strings.create
          ? [go(strings.create, () => panelUrl(key, { new: newName }))]
          : [],
      ),
    },
    { value: groups.pages, items: publicPages.map(({ name, path }) => go(name, () => path)) },
    {
      value: groups.actions,
      items: [
        ...paletteActions
          .filter(({ panel }) => shown.some(({ key }) => key === panel))
          .map(({ label, also, panel, query }) => ({
            ...go(label, () => panelUrl(panel, query)),
            also,
          })),
        ...themes.map(theme),
        { id: 'shortcuts', label: paletteStrings.shortcuts, run: showShortcuts },
        { id: 'sign-out', label: paletteStrings.signOut, run: signOut },
      ],
    },
  ]
}

/** Returns the commands whose label, group or search terms contain every word of the search. */
export const findCommands = (tools: CommandTools, search: string): CommandGroup[] =>
  fixedCommands(tools)
    .map(({ value, items }) => ({
      value,
      items: items.filter(({ label, also = '' }) =>
        containsAllWords(`${value} ${label} ${also}`, search),
      ),
    }))
    .filter(({ items }) => items.length > 0)
