import type { ReactNode } from 'react'
import type { SiteImport } from '#contract/move/move-in.ts'
import { useChosenImportEntries } from '#web/admin/editor/import/use-chosen.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Link } from '#web/ui/link.tsx'
import { AdminPanel } from '#web/ui/panel/panel.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { FileReport } from './file-report.tsx'
import { ImportedSitePreview } from './imported-site-preview.tsx'
import { hasSavedEntries } from './load-move.ts'
import { siteImportStrings as strings } from './move-in-strings.ts'
import { SiteImportPreview } from './move-preview.tsx'
import { SiteImportSource } from './move-source.tsx'
import { ReportGroups } from './report-groups.tsx'
import { toItemRow } from './report-rows.ts'
import { useSiteImport } from './use-move.ts'

/** Imports the site of another system: upload, preview, progress, and undo. */
export function SiteImportPanel({ list }: { list: SiteImport | undefined }) {
  const move = useSiteImport(list)
  const { current, pending } = move
  const { chosen, choose } = useChosenImportEntries(current?.importId ?? '', current?.items ?? [])
  const id = current?.importId ?? ''
  const undo = (
    <Button variant="secondary" pending={pending} onClick={() => move.undo(id)}>
      {strings.undo}
    </Button>
  )
  const again = (
    <Button variant="secondary" onClick={move.reset}>
      {strings.again}
    </Button>
  )
  return (
    <AdminPanel
      title={strings.title}
      intro={current ? strings.from(current.system) : strings.intro}
    >
      {current === undefined && (
        <SiteImportSource pending={pending} problem={move.problem} onRead={move.read} />
      )}
      {(current?.state === 'reading' || current?.state === 'saving') && (
        <UnderWay current={current}>
          {current.state === 'saving' && !current.undoing && undo}
        </UnderWay>
      )}
      {current?.state === 'failed' && (
        <>
          <Notice>{current.reason || strings.failed}</Notice>
          <div className="flex flex-wrap gap-3">
            {hasSavedEntries(current) && undo}
            {again}
          </div>
        </>
      )}
      {current?.state === 'ready' && (
        <>
          {isAllHere(current) && <Notice>{strings.allHere}</Notice>}
          <div className="flex flex-wrap gap-3">
            {!isAllHere(current) && (
              <Button
                pending={pending}
                disabled={chosen.size === 0}
                onClick={() => move.save(id, [...chosen])}
              >
                {strings.save(chosen.size)}
              </Button>
            )}
            {again}
          </div>
          <div className="grid gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <section aria-labelledby="becomes" className="grid content-start gap-3">
              <h2 id="becomes" className="display text-xl">
                {strings.becomes}
              </h2>
              {current.site && (
                <ImportedSitePreview
                  site={current.site}
                  isChosen={chosen.has(current.site.index)}
                />
              )}
              <SiteImportPreview items={current.items} chosen={chosen} onChoose={choose} />
            </section>
            <FileReport {...current} />
          </div>
        </>
      )}
      {current?.state === 'saved' && (
        <Saved current={current}>
          {undo}
          {again}
        </Saved>
      )}
      {current?.state === 'undone' && (
        <>
          <Undone current={current} />
          <div>{again}</div>
        </>
      )}
    </AdminPanel>
  )
}

const isAllHere = ({ items }: SiteImport): boolean =>
  items.every(({ status }) => status === 'duplicate')

type StateProps = { current: SiteImport; children?: ReactNode }

function UnderWay({ current: { state, undoing, done, total }, children }: StateProps) {
  const doing = undoing ? strings.undoing : state === 'reading' ? strings.reading : strings.saving
  return (
    <div className="grid max-w-xl gap-4">
      <div role="status" className="grid gap-2">
        <p>{doing}</p>
        <ProgressBar value={done} max={Math.max(total, 1)} aria-label={doing} />
        <p className="tabular text-ink-soft text-sm">{strings.progress(done, total)}</p>
      </div>
      <div>{children}</div>
    </div>
  )
}

function Saved({ current, children }: StateProps) {
  const { items } = current
  const saved = items.filter(({ savedAs }) => savedAs)
  const lost = items.filter(({ savedAs, status }) => !savedAs && status === 'failed')
  const drafts = saved.filter(({ draft }) => draft)
  const others = items.filter(({ savedAs, status }) => !savedAs && status === 'new')
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <p role="status">
          {strings.saved(saved.length)}{' '}
          <Link to="/" className="link">
            {strings.see}
          </Link>
        </p>
        <p className="tabular text-ink-soft text-sm">{strings.tally(saved)}</p>
        <p className="text-ink-soft text-sm">
          {strings.checkShipped}{' '}
          <Link to="/admin/site?page=shipped" className="link">
            {strings.shipped}
          </Link>
        </p>
      </div>
      <ReportGroups
        groups={[
          { name: strings.failures(lost.length), rows: lost.map(toItemRow) },
          { name: strings.drafts(drafts.length), rows: drafts.map(toItemRow) },
          { name: strings.notBroughtIn(others.length), rows: others.map(toItemRow) },
        ]}
      />
      <div className="flex flex-wrap gap-3">{children}</div>
      <FileReport {...current} />
    </div>
  )
}

function Undone({ current: { edited } }: StateProps) {
  const lists = [
    [strings.edited, edited.filter(({ kind }) => kind !== 'site')],
    [strings.editedSettings, edited.filter(({ kind }) => kind === 'site')],
  ] as const
  return (
    <div role="status" className="grid max-w-3xl gap-2">
      <p>{strings.undone}</p>
      {lists.map(
        ([heading, list]) =>
          list.length > 0 && (
            <div key={heading}>
              <p>{heading}</p>
              <ul className="list-disc pl-5">
                {list.map(({ kind, title }) => (
                  <li key={`${kind} ${title}`}>{title}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}
