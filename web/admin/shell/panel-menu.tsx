import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Role } from '#contract/call/role.ts'
import { usePanels } from '#web/admin/all-panels.ts'
import {
  type PanelDefinition,
  type PanelGroup,
  panelGroups,
  panelsForRole,
} from '#web/admin/define-panel.ts'
import { cn } from '#web/ui/cn.ts'
import { dashboardStrings as strings } from './dashboard-strings.ts'

/** Returns the groups in the menu of a role, without empty ones. */
const groupsFor = (panels: readonly PanelDefinition[], role: Role | null) => {
  const shown = panelsForRole(panels, role)
  return panelGroups
    .map((group) => ({ group, items: shown.filter((panel) => panel.group === group) }))
    .filter(({ items }) => items.length > 0)
}

export const sideMenuItemClass =
  'block rounded-md px-3 py-1 text-ink-soft text-sm no-underline transition-colors hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink'

type PanelMenuProps = { role: Role | null; current: string | null | undefined }

export function DashboardSideMenu({ role, current }: PanelMenuProps) {
  const panels = usePanels()
  return (
    <nav aria-label={strings.menu} className="grid gap-3">
      {groupsFor(panels, role).map(({ group, items }) => (
        <Group key={group} group={group} titleStyle="px-3">
          {items.map(({ key, strings: { label } }) => (
            <li key={key}>
              <Link
                to={`?panel=${key}`}
                aria-current={key === current ? 'page' : undefined}
                className={sideMenuItemClass}
              >
                {label}
              </Link>
            </li>
          ))}
        </Group>
      ))}
    </nav>
  )
}

/** Menu for narrow screens, with links to the panels' own pages. */
export function DashboardStartMenu({ role }: Pick<PanelMenuProps, 'role'>) {
  const panels = usePanels()
  return (
    <nav aria-label={strings.menu} className="grid gap-5">
      {groupsFor(panels, role).map(({ group, items }) => (
        <Group key={group} group={group} listStyle="grid-cols-2 gap-2 sm:grid-cols-3">
          {items.map((panel) => (
            <li key={panel.key}>
              <StartLink {...panel} />
            </li>
          ))}
        </Group>
      ))}
    </nav>
  )
}

function StartLink({ path, strings: { label } }: Pick<PanelDefinition, 'path' | 'strings'>) {
  return (
    <Link
      to={path}
      className="flex min-h-12 items-center justify-between gap-2 rounded-md border border-line bg-surface px-3.5 py-2 text-ink text-sm no-underline hover:border-signal"
    >
      {label}
      <ArrowRight aria-hidden="true" className="size-4 shrink-0 text-signal" />
    </Link>
  )
}

type GroupProps = {
  group: PanelGroup
  titleStyle?: string
  listStyle?: string
  children: ReactNode
}

function Group({ group, titleStyle, listStyle, children }: GroupProps) {
  return (
    <div className="grid gap-1">
      <p className={cn('text-ink-faint text-xs', titleStyle)}>{strings.groups[group]}</p>
      <ul className={cn('grid', listStyle)}>{children}</ul>
    </div>
  )
}
