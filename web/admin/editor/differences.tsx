import type { HistoryEntry } from '#contract/history.ts'
import { historyField, historyValues } from './history-value.ts'

/** The states of an entry before and after a change. */
export type Change = Pick<HistoryEntry, 'before' | 'after'>

const changedFields = ({ before, after }: Change): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) =>
      name !== 'version' && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )

/** What a change did to each field: what it was, and what it became. */
export function Differences({ change }: { change: Change }) {
  return (
    <dl className="grid gap-2 text-sm">
      {changedFields(change).map((name) => {
        const [before, after] = historyValues(change.before?.[name], change.after?.[name])
        return (
          <div key={name}>
            <dt className="text-ink-faint">{historyField(name)}</dt>
            <dd className="wrap-anywhere">
              <del className="text-ink-soft decoration-accent">{before}</del>{' '}
              <ins className="text-signal-strong no-underline">{after}</ins>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
