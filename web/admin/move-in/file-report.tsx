import type { SiteImport } from '#contract/move/move-in.ts'
import { siteImportStrings as strings } from './move-in-strings.ts'
import { type ReportGroup, ReportGroups } from './report-groups.tsx'

type FileReportProps = Pick<SiteImport, 'left' | 'files'>

/** Report of what became of each file of an old site: files that stay out by reason, and files that entries use. */
export function FileReport({ left, files }: FileReportProps) {
  const reasons = [...Map.groupBy(left, ({ reason }) => reason)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .map(([name, skipped]): ReportGroup => {
      const rows = skipped.map(({ source }) => ({ key: source, text: source }))
      return { name, count: strings.files(skipped.length), rows }
    })
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="stays-out" className="grid content-start gap-3">
        <h2 id="stays-out" className="display text-xl">
          {strings.staysOut}
        </h2>
        {reasons.length === 0 && <p className="text-ink-soft text-sm">{strings.nothingLeft}</p>}
        <ReportGroups groups={reasons} />
      </section>
      {files.total > 0 && <UsedFiles files={files} />}
    </div>
  )
}

function UsedFiles({ files }: Pick<SiteImport, 'files'>) {
  const { pictures = [], texts = [] } = Object.groupBy(files.used, ({ usedBy }) =>
    usedBy ? 'pictures' : 'texts',
  )
  const group = (name: string, used: typeof files.used): ReportGroup => ({
    name,
    count: strings.files(used.length),
    rows: used.map(({ source, usedBy }) => ({
      key: source,
      text: source,
      ...(usedBy && { detail: strings.usedBy(usedBy) }),
    })),
  })
  return (
    <section aria-labelledby="all-files" className="grid content-start gap-3">
      <h2 id="all-files" className="display text-xl">
        {strings.allFiles}
      </h2>
      <p className="tabular text-ink-soft text-sm">{strings.fileCounts(files)}</p>
      <ReportGroups
        groups={[group(strings.shownFiles, pictures), group(strings.readFiles, texts)]}
      />
    </section>
  )
}
