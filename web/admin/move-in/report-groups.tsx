import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { siteImportStrings as strings } from './move-in-strings.ts'

export interface ReportRow {
  readonly key: string | number
  readonly text: string
  readonly detail?: string
}

export interface ReportGroup {
  readonly name: string
  /** Number of rows with its noun, shown after the name. Empty if the name contains it. */
  readonly count?: string
  readonly rows: readonly ReportRow[]
}

/** Collapsed lists of files or entries. Omits empty ones. */
export function ReportGroups({ groups }: { groups: readonly ReportGroup[] }) {
  return (
    <ul className="divide-y divide-line text-sm">
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, count, rows }) => (
          <li key={name} className="py-2">
            <details>
              <summary className="flex cursor-pointer gap-2">
                <DisclosureArrow />
                <span className="wrap-anywhere">
                  {name} {count && <span className="tabular text-ink-soft">({count})</span>}
                </span>
              </summary>
              <Rows rows={rows} />
            </details>
          </li>
        ))}
    </ul>
  )
}

/** Number of rows shown at first, because many rows make the browser slow. */
const shownAtFirst = 200

function Rows({ rows }: { rows: readonly ReportRow[] }) {
  const [shown, setShown] = useState(shownAtFirst)
  return (
    <div className="mt-1 grid justify-items-start gap-2 pl-6 text-ink-soft text-xs">
      <ul>
        {rows.slice(0, shown).map(({ key, text, detail }) => (
          <li key={key} className="py-0.5 wrap-anywhere">
            {text}
            {detail && <span className="block text-ink-faint">{detail}</span>}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button variant="secondary" size="sm" onClick={() => setShown(shown + shownAtFirst)}>
          {strings.more(Math.min(shownAtFirst, rows.length - shown))}
        </Button>
      )}
    </div>
  )
}
