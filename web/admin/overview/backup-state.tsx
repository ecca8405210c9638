import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Overview } from '#contract/lifecycle/overview.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { formatDateTime } from '#web/ui/text/format-date-time.ts'
import { overviewStrings } from './overview-strings.ts'

const strings = overviewStrings.backups

type BackupsState = NonNullable<Overview['backups']>

const sizeText = (bytes: number): string => {
  const megabytes = bytes / 1_000_000
  if (megabytes < 0.1) return `${Math.ceil(bytes / 1000)} kB`
  return megabytes < 1000
    ? `${megabytes.toFixed(megabytes < 10 ? 1 : 0)} MB`
    : `${(megabytes / 1000).toFixed(1)} GB`
}

/** State of the backups: one line if all is well, otherwise the problem. */
export function BackupStatus({ at, last, isOld, problem }: BackupsState) {
  const isWell = at !== '' && last !== null && !isOld && problem === ''
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <Card>
      <div className="flex items-start gap-3">
        <Icon
          aria-hidden="true"
          className={`mt-1 size-5 shrink-0 ${isWell ? 'text-signal' : 'text-accent'}`}
        />
        <div className="min-w-0 flex-1">
          <CardTitle>{strings.title}</CardTitle>
          <p className="mt-1 text-ink-soft text-sm">
            {last
              ? strings.last(formatDateTime(last.madeAt), sizeText(last.bytes), last.pictures)
              : strings.none}{' '}
            {at === '' ? strings.off : strings.next(at)}
          </p>
          {isOld && <p className="mt-2 font-medium text-accent text-sm">{strings.old}</p>}
          {problem && (
            <p className="wrap-anywhere mt-2 text-sm">
              <span className="font-medium text-accent">{strings.problem}</span> {problem}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
