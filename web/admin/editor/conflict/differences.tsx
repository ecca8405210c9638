import type { HistoryEntry } from '#contract/lifecycle/history.ts'
import {
  fieldLabelOf,
  formatChangedValues,
  formatHistoryValue,
} from '#web/admin/editor/history/history-value.ts'
import { MarkedDifferences } from './marked-differences.tsx'
import { compareTexts } from './text-differences.ts'

/** The changed fields of an entry, before and after a change. */
export type EntryBeforeAndAfter = Pick<HistoryEntry, 'before' | 'after'>

const changedFields = ({ before, after }: EntryBeforeAndAfter): string[] =>
  Object.keys({ ...before, ...after }).filter(
    (name) =>
      name !== 'version' && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )

const goneStyle = 'text-ink-soft decoration-accent'
const newStyle = 'text-signal-strong no-underline'

type DifferencesProps = {
  change: EntryBeforeAndAfter
  /** Whether to show long texts uncut. */
  isWhole?: boolean
}

export function ChangeDifferences({ change, isWhole = false }: DifferencesProps) {
  const Difference = isWhole ? WholeDifference : CutDifference
  return (
    <dl className="grid gap-2 text-sm">
      {changedFields(change).map((name) => (
        <div key={name}>
          <dt className="text-ink-faint">{fieldLabelOf(name)}</dt>
          <dd className="wrap-anywhere">
            <Difference before={change.before?.[name]} after={change.after?.[name]} />
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
