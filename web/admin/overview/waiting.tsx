import { Link } from 'react-router'
import type { Overview } from '#contract/lifecycle/overview.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { panels } from '#web/admin/panels.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { MilestoneLinks } from './milestone-links.tsx'
import { overviewStrings as strings } from './overview-strings.ts'
import { WorstHealthFindings } from './worst-findings.tsx'

interface Item {
  readonly text: string
  readonly to: string
}

const itemsOf = (overview: Overview): Item[] => {
  const { unreadMessages, openSuggestions, waitingAccounts, unpublished, shippedContent } = overview
  const one = (count: number, text: (count: number) => string, to: string): Item[] =>
    count > 0 ? [{ text: text(count), to }] : []
  return [
    ...one(unreadMessages, strings.unread, panelUrl('messages')),
    ...one(openSuggestions, strings.suggestions, panelUrl('suggestions')),
    ...one(overview.found, strings.found, panelUrl('found')),
    ...one(shippedContent, strings.shipped, panelUrl('site', { page: 'shipped' })),
    ...one(waitingAccounts, strings.waiting, panelUrl('administrators')),
    ...unpublished.flatMap(({ entity, drafts, changed }) => {
      const panel = panels.find((each) => each.entity?.name === entity)
      if (!panel) return []
      const { key } = panel
      const { label } = panel.strings
      return [
        ...one(drafts, strings.drafts(label), panelUrl(key, { status: 'draft' })),
        ...one(changed, strings.changed(label), panelUrl(key, { status: 'changed' })),
      ]
    }),
  ]
}

/**
 * Lists entries that wait for someone to decide on, read or publish them, and milestones that are
 * overdue.
 */
export function WaitingEntries({ overview }: { overview: Overview }) {
  const items = itemsOf(overview)
  const { late, lateMilestones } = overview
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Card className={late === 0 ? 'lg:col-span-2' : ''}>
        <CardTitle>{strings.waits}</CardTitle>
        {items.length === 0 && <p className="mt-2 text-ink-soft text-sm">{strings.nothingWaits}</p>}
        <ul className="mt-3 grid gap-2 text-sm empty:hidden">
          {items.map(({ text, to }) => (
            <li key={text}>
              <Link to={to} className="link">
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {overview.health.total > 0 && (
        <WorstHealthFindings
          health={overview.health}
          className={late === 0 ? 'lg:col-span-2' : ''}
        />
      )}
      {late > 0 && (
        <Card>
          <CardTitle>{strings.late(late)}</CardTitle>
          <MilestoneLinks milestones={lateMilestones} />
        </Card>
      )}
    </div>
  )
}
