import { CircleCheck, CirclePlus } from 'lucide-react'
import { Link } from 'react-router'
import type { Overview } from '#contract/overview.ts'
import { overviewWords as words } from '#web/content/overview.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'

/** What a new site needs, one form a step; gone once each has been taken. */
export function FirstSteps({ counts }: { counts: Overview['counts'] }) {
  const { steps } = words.first
  if (steps.every(({ count }) => counts[count] > 0)) return null
  return (
    <Card>
      <CardTitle>{words.first.title}</CardTitle>
      <p className="mt-1 text-ink-soft text-sm">{words.first.text}</p>
      <ol className="mt-4 grid gap-x-8 md:grid-cols-2">
        {steps.map(({ count, label, why, panel, kind }) => {
          const isDone = counts[count] > 0
          const Icon = isDone ? CircleCheck : CirclePlus
          return (
            <li key={kind} className="flex gap-3 border-line border-t py-3 text-sm">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-signal" />
              <div>
                {isDone ? (
                  <p className="text-ink-faint">
                    <s>{label}</s> <span className="sr-only">{words.first.done}</span>
                  </p>
                ) : (
                  <Link to={`?panel=${panel}&new=${kind}`} className="link font-medium">
                    {label}
                  </Link>
                )}
                <p className="text-ink-faint">{why}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
