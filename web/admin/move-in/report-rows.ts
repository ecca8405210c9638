import type { SiteImportItem } from '#contract/move/move-in.ts'
import { siteImportStrings as strings } from './move-in-strings.ts'
import type { ReportRow } from './report-groups.tsx'

/** Converts an item to a row that names its kind, its file and the reason. */
export const toItemRow = ({ index, kind, title, source, reason }: SiteImportItem): ReportRow => ({
  key: index,
  text: `${title} (${strings.kindOf(kind)})`,
  detail: [source, reason].filter(Boolean).join(': '),
})
