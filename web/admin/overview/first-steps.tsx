import { CircleCheck, CirclePlus } from 'lucide-react'
import { Link } from 'react-router'
import { isGranted } from '#contract/role.ts'
import { settingsApi } from '#contract/settings.ts'
import { overviewWords } from '#web/content/overview.ts'
import { useRole } from '#web/session/session.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import type { LoadedOverview } from './load-overview.ts'

const words = overviewWords.first

/** What a new site needs, one form a step; gone once each has been taken. */
export function FirstSteps({ counts, invented }: Pick<LoadedOverview, 'counts' | 'invented'>) {
  const maySet = isGranted(settingsApi.updateSettings.access, useRole())
  const settings = {
    isDone: invented.length === 0,
    to: '?panel=settings',
    label: words.settings.label,
    why: invented.length > 0 ? words.settings.invented(invented) : words.settings.why,
  }
  const steps = [
    ...(maySet ? [settings] : []),
    ...words.steps.map(({ count, panel, kind, label, why }) => ({
      isDone: counts[count] > 0,
      to: `?panel=${panel}&new=${kind}`,
      label,
      why,
    })),
  ]
  if (steps.every(({ isDone }) => isDone)) return null
  return (
    <Card>
      <CardTitle>{words.title}</CardTitle>
      <p className="mt-1 text-ink-soft text-sm">{words.text}</p>
      <ol className="mt-4 grid gap-x-8 md:grid-cols-2">
        {steps.map(({ isDone, to, label, why }) => {
          const Icon = isDone ? CircleCheck : CirclePlus
          return (
            <li key={to} className="flex gap-3 border-line border-t py-3 text-sm">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-signal" />
              <div>
                {isDone ? (
                  <p className="text-ink-faint">
                    <s>{label}</s> <span className="sr-only">{words.done}</span>
                  </p>
                ) : (
                  <Link to={to} className="link font-medium">
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
