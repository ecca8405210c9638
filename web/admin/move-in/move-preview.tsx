import type { SiteImportItem } from '#contract/move/move-in.ts'
import { ImportEntryCheckbox } from '#web/admin/editor/import/entry-choice.tsx'
import { ImportPreview } from '#web/admin/editor/import/import-preview.tsx'
import { siteImportStrings as strings } from './move-in-strings.ts'
import { ReportGroups } from './report-groups.tsx'
import { toItemRow } from './report-rows.ts'

type MovePreviewProps = {
  items: readonly SiteImportItem[]
  chosen: ReadonlySet<number>
  onChoose: (items: readonly SiteImportItem[], isChosen: boolean) => void
}

type Row = Omit<SiteImportItem, 'status'> & { readonly status: string }

const groupOf = ({ status, ticked, kind }: SiteImportItem): string =>
  status !== 'new' ? 'failed' : ticked ? kind : 'example'

/** Preview of a site import by kind. Entries that already exist are collapsed. */
export function SiteImportPreview({ items, chosen, onChoose }: MovePreviewProps) {
  const rows = items
    .filter(({ status }) => status !== 'duplicate')
    .map((item): Row => ({ ...item, status: groupOf(item) }))
  const groups = strings.groups(items.map(({ kind }) => kind))
  const here = items.filter(({ status }) => status === 'duplicate')
  const drafts = items.filter(({ draft, status }) => draft && status === 'new')
  const choose = (some: readonly Row[], isChosen: boolean) => {
    const indexes = new Set(some.map(({ index }) => index))
    onChoose(
      items.filter(({ index }) => indexes.has(index)),
      isChosen,
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <ReportGroups
        groups={[
          { name: strings.drafts(drafts.length), rows: drafts.map(toItemRow) },
          { name: strings.here(here.length), rows: here.map(toItemRow) },
        ]}
      />
      <ImportPreview
        entries={rows}
        strings={{ ...strings, groups }}
        chosen={chosen}
        onChoose={choose}
      >
        {(row, isChosen, onRow) =>
          row.status === 'failed' ? (
            <div className="grid gap-0.5 wrap-anywhere">
              <Told row={row} />
            </div>
          ) : (
            <ImportEntryCheckbox isChosen={isChosen} onChoose={onRow}>
              <Told row={row} />
            </ImportEntryCheckbox>
          )
        }
      </ImportPreview>
    </div>
  )
}

function Told({ row: { title, source, reason, status } }: { row: Row }) {
  return (
    <>
      <span className="font-medium">{title}</span>
      <span className="text-ink-faint text-xs">{source}</span>
      {reason && (
        <span className={status === 'failed' ? 'text-accent' : 'text-ink-soft'}>{reason}</span>
      )}
    </>
  )
}
