import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import type { Overview } from '#contract/lifecycle/overview.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { minDashboardRem } from '#web/admin/panel-url.ts'
import { type PanelKey, panels } from '#web/admin/panels.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { useIsWindowWide } from '#web/ui/use-wide-window.ts'
import { BackupStatus } from './backup-state.tsx'
import { FirstSteps } from './first-step-list.tsx'
import type { LoadedOverview } from './load-overview.ts'
import { MilestoneLinks } from './milestone-links.tsx'
import { overviewStrings as strings } from './overview-strings.ts'
import { WaitingEntries } from './waiting.tsx'

/** Panels whose entries are counted, in the order of the menu. */
const countedPanels = panels.map(({ key, entity, strings: { label } }) => {
  const name = entity?.counted ?? key
  return { key, name, label: strings.counts[name] ?? label }
})

const missingNames = [
  'projectsWithoutPicture',
  'projectsWithoutProgress',
  'peopleWithoutPicture',
  'peopleWithoutTeam',
] as const

/** First page of the dashboard. On narrow screens it is limited to waiting and late items and the first steps. */
export function OverviewPanel({ list }: { list: LoadedOverview }) {
  const { counts, upcomingMilestones, missing, steps, backups } = list
  const all: Readonly<Record<string, number>> = counts
  const isWorrying = backups !== null && (backups.isOld || backups.problem !== '')
  const isComplete = missingNames.every((name) => missing[name].length === 0)
  if (!useIsWindowWide(minDashboardRem))
    return (
      <AdminPanel title={strings.title}>
        <WaitingEntries overview={list} />
        <FirstSteps steps={steps} isFolded />
        {backups && <BackupStatus {...backups} />}
      </AdminPanel>
    )
  return (
    <AdminPanel title={strings.title}>
      <WaitingEntries overview={list} />
      {backups && isWorrying && <BackupStatus {...backups} />}
      <FirstSteps steps={steps} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        {countedPanels.map(({ key, name, label }) => {
          const count = all[name]
          return count === undefined ? null : (
            <li key={name} className="relative">
              <Link
                to={`?panel=${key}`}
                className="block rounded-lg border border-line bg-surface px-5 py-4 no-underline transition-colors hover:border-signal"
              >
                <span className="display tabular block text-3xl text-ink">
                  {count.toLocaleString('en')}
                </span>
                <span className="text-ink-soft text-sm">{label}</span>
              </Link>
              <NewLink panel={key} />
            </li>
          )
        })}
      </ul>
      {counts.projects + counts.profiles > 0 && (
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Card>
            <CardTitle>{strings.upcoming}</CardTitle>
            {upcomingMilestones.length === 0 && (
              <p className="mt-2 text-ink-soft text-sm">{strings.noUpcoming}</p>
            )}
            <MilestoneLinks milestones={upcomingMilestones} />
          </Card>
          <Card>
            <CardTitle>{strings.missing}</CardTitle>
            {isComplete && <p className="mt-2 text-ink-soft text-sm">{strings.nothingMissing}</p>}
            {missingNames.map((name) => (
              <Missing key={name} name={name} entries={missing[name]} />
            ))}
          </Card>
        </div>
      )}
      {backups && !isWorrying && <BackupStatus {...backups} />}
    </AdminPanel>
  )
}

/** Link to the form for a new entry of a panel. */
function NewLink({ panel }: { panel: PanelKey }) {
  const { newName, strings: { create } = {} } = panels.find(({ key }) => key === panel) ?? {}
  if (!newName || !create) return null
  return (
    <Link
      to={`?panel=${panel}&new=${newName}`}
      aria-label={create}
      title={create}
      className={buttonStyle({
        variant: 'quiet',
        size: 'icon',
        className: 'absolute top-2 right-2',
      })}
    >
      <Plus aria-hidden="true" />
    </Link>
  )
}

const atPerson = (id: string, name: string) =>
  `?${new URLSearchParams({ panel: 'profiles', search: name, edit: id })}`

/** URLs of the forms in which an editor can fix a problem, by kind of problem. */
const mendedAt = {
  projectsWithoutPicture: (id: string) => `/post/${id}?edit=${id}`,
  projectsWithoutProgress: (id: string) => `/post/${id}?new=progress`,
  peopleWithoutPicture: atPerson,
  peopleWithoutTeam: () => '?panel=teams',
}

type MissingProps = {
  name: (typeof missingNames)[number]
  entries: Overview['missing'][(typeof missingNames)[number]]
}

function Missing({ name, entries }: MissingProps) {
  if (entries.length === 0) return null
  return (
    <section className="mt-4 text-sm">
      <h3 className="text-ink-faint">{strings.kinds[name]}</h3>
      <ul className="mt-1 grid gap-1">
        {entries.map(({ _id, name: title }) => (
          <li key={_id}>
            <Link to={mendedAt[name](_id, title)} className="link wrap-anywhere">
              {commonAdminStrings.named(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
