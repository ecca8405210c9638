import type { GrantReport } from '#contract/grant/grant.ts'
import { renderProsePreview } from '#web/prose/in-browser.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'

/** Parses the Markdown texts of a report, by the id of their entry. Skips texts that cannot be parsed. */
export const parseGrantReportTexts = async ({
  grant,
  milestones,
  progress,
}: GrantReport): Promise<Record<string, ProseTree>> => {
  const typed = [
    ['summary', grant.summary] as const,
    ...[...milestones, ...progress].map(({ _id, description }) => [_id, description] as const),
  ].filter(([, text]) => text.trim() !== '')
  const read = typed.map(async ([name, text]) => {
    const tree = await renderProsePreview(text, { prefix: name, level: 4 }).catch(() => null)
    return tree ? [[name, tree] as const] : []
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}
