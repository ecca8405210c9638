import type { SkippedFile } from '#contract/move/move-in.ts'
import { DisclosureArrow } from '#web/ui/layout/disclosure-arrow.tsx'
import { siteImportStrings as strings } from './move-in-strings.ts'

/** Maximum number of rows shown, because many rows make the browser slow. */
const maxShown = 200

/** Files of an old site that are not imported, by reason. */
export function SkippedFileList({ left }: { left: readonly SkippedFile[] }) {
  const reasons = [...Map.groupBy(left, ({ reason }) => reason)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return (
    <section aria-labelledby="stays-out" className="grid content-start gap-3">
      <h2 id="stays-out" className="display text-xl">
        {strings.staysOut}
      </h2>
      {reasons.length === 0 && <p className="text-ink-soft text-sm">{strings.nothingLeft}</p>}
      <ul className="divide-y divide-line text-sm">
        {reasons.map(([reason, files]) => (
          <li key={reason} className="py-2">
            <details>
              <summary className="flex cursor-pointer gap-2">
                <DisclosureArrow />
                <span className="wrap-anywhere">
                  {reason}{' '}
                  <span className="tabular text-ink-soft">({strings.files(files.length)})</span>
                </span>
              </summary>
              <ul className="mt-1 pl-6 text-ink-soft text-xs">
                {files.slice(0, maxShown).map(({ source }) => (
                  <li key={source} className="py-0.5 wrap-anywhere">
                    {source}
                  </li>
                ))}
                {files.length > maxShown && <li>…</li>}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
