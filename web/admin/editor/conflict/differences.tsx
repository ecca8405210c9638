import { splitValues } from '#contract/call/split-values.ts'
import { itemEntity } from '#contract/item/item.ts'
import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import { formatChangedValues, formatHistoryValue } from '#web/admin/editor/history/history-value.ts'
import { listedLabelOf, splitListedEntries } from './listed-entries.ts'
import { MarkedDifferences } from './marked-differences.tsx'
import { compareTexts } from './text-differences.ts'

/** The changed fields of an entry, before and after a change. */
export type EntryBeforeAndAfter = Pick<HistoryEntry, 'before' | 'after' | 'labels'>

type State = Readonly<Record<string, unknown>>

const changedFields = (before: State, after: State): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )

/** Values of items and fields of collections are compared one by one. */
const split = (state: EntryBeforeAndAfter['before'], before = state): State =>
  splitListedEntries(splitValues(itemEntity, state ?? {}), before ?? {})

const goneStyle = 'text-ink-soft decoration-accent'
const newStyle = 'text-signal-strong no-underline'

type DifferencesProps = {
  change: EntryBeforeAndAfter
  /** Whether to show long texts uncut. */
  isWhole?: boolean
}

export function ChangeDifferences({ change, isWhole = false }: DifferencesProps) {
  const Difference = isWhole ? WholeDifference : CutDifference
  const [before, after] = [split(change.before), split(change.after, change.before)]
  return (
    <dl className="grid gap-2 text-sm">
      {changedFields(before, after).map((name) => (
        <div key={name}>
          <dt className="text-ink-faint">
            {change.labels?.[name] ?? listedLabelOf(name, change.before ?? {}, change.after ?? {})}
          </dt>
          <dd className="wrap-anywhere">
            <Difference before={before[name]} after={after[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type DifferenceProps = { before: unknown; after: unknown }

function CutDifference(values: DifferenceProps) {
  const [before, after] = formatChangedValues(values.before, values.after)
  return (
    <>
      <del className={goneStyle}>{before}</del> <ins className={newStyle}>{after}</ins>
    </>
  )
}

function WholeDifference(values: DifferenceProps) {
  const [before, after] = [formatHistoryValue(values.before), formatHistoryValue(values.after)]
  if (before === '') return <ins className={`${newStyle} whitespace-pre-line`}>{after}</ins>
  const [gone, added] = compareTexts(before, after)
  return (
    <>
      <del className={`${goneStyle} block whitespace-pre-line`}>
        <MarkedDifferences stretches={gone} />
      </del>
      <ins className={`${newStyle} block whitespace-pre-line`}>
        <MarkedDifferences stretches={added} />
      </ins>
    </>
  )
}
