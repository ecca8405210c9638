import { Link } from 'react-router'
import type { Overview } from '#contract/lifecycle/overview.ts'
import { panelUrl } from '#web/admin/panel-url.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { overviewStrings as strings } from './overview-strings.ts'

type WorstFindingsProps = { health: Overview['health']; className: string }

/** Shows how many problems the health checks have found, and the most important kinds. */
export function WorstHealthFindings({ health: { total, worst }, className }: WorstFindingsProps) {
  const more = worst.reduce((rest, { count }) => rest - count, total)
  return (
    <Card className={className}>
      <CardTitle>
        <Link to={panelUrl('health')} className="text-inherit no-underline hover:underline">
          {strings.health(total)}
        </Link>
      </CardTitle>
      <ul className="mt-3 grid gap-2 text-sm">
        {worst.map(({ name, label, count }) => (
          <li key={name}>
            <Link to={panelUrl('health', { check: name })} className="link">
              {label} ({count.toLocaleString('en')})
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li>
            <Link to={panelUrl('health')} className="link text-ink-soft">
              {strings.moreFindings(more)}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  )
}
