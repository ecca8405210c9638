import type { SiteImportItem } from '#contract/move/move-in.ts'
import { ImportEntryCheckbox } from '#web/admin/editor/import/entry-choice.tsx'
import { ImportPreview } from '#web/admin/editor/import/import-preview.tsx'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { siteImportStrings as strings } from './move-in-strings.ts'

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
  const choose = (some: readonly Row[], isChosen: boolean) => {
    const indexes = new Set(some.map(({ index }) => index))
    onChoose(
      items.filter(({ index }) => indexes.has(index)),
      isChosen,
    )
  }
  return (
    <div className="grid grid-cols-1 gap-6">
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
      {here.length > 0 && (
        <details className="border-line border-t pt-4">
          <summary className="flex w-fit cursor-pointer items-center gap-2 font-medium">
            <DisclosureArrow />
            {strings.here(here.length)}
          </summary>
          <ul className="mt-2 divide-y divide-line text-sm">
            {here.slice(0, 200).map(({ index, kind, title }) => (
              <li key={index} className="py-2 wrap-anywhere">
                {title} <span className="text-ink-soft">{strings.kindOf(kind)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
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
