import type { ResponseBody } from '#contract/call/call.ts'
import type { itemApi } from '#contract/item/item.ts'
import { itemCsvStrings as strings } from './item-csv-strings.ts'

export type ItemImportOutcome = ResponseBody<typeof itemApi.importItems>

/** Maximum number of rows shown with their errors. */
const maxShown = 100

type ItemImportReportProps = {
  outcome: ItemImportOutcome
  /** Whether the rows are imported. Otherwise the report is a preview. */
  isSaved: boolean
  one: string
  many: string
}

/** Shows how many rows of a CSV file add and change items, and why others cannot be imported. */
export function ItemImportReport({ outcome, isSaved, one, many }: ItemImportReportProps) {
  const { added, updated, refused } = outcome
  const isEmpty = added + updated + refused.length === 0
  return (
    <div role="status" className="grid gap-4">
      {isEmpty && <p>{strings.nothing}</p>}
      <ul className="tabular grid gap-1">
        {strings.counts(outcome, one, many, isSaved).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {refused.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-medium text-accent text-sm">
            {strings.refused(refused.length, isSaved)}
          </h3>
          <div className="max-h-64 overflow-y-auto rounded-md border border-line">
            <table className="w-full text-left text-sm">
              <thead className="sticky top-0 bg-sunk text-ink-faint text-xs">
                <tr>
                  <th scope="col" className="px-3 py-2 font-medium">
                    {strings.line}
                  </th>
                  <th scope="col" className="px-3 py-2 font-medium">
                    {strings.reason}
                  </th>
                </tr>
              </thead>
              <tbody className="divide-y divide-line">
                {refused.slice(0, maxShown).map(({ line, reason }) => (
                  <tr key={line}>
                    <td className="tabular px-3 py-2 align-top text-ink-soft">{line}</td>
                    <td className="wrap-anywhere px-3 py-2">{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {refused.length > maxShown && (
            <p className="text-ink-soft text-sm">{strings.more(refused.length - maxShown)}</p>
          )}
        </div>
      )}
    </div>
  )
}
