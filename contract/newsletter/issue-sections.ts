import { type IssueItemKind, issueItemKinds } from './newsletter-issue.ts'

interface IssueEntry {
  readonly kind: IssueItemKind
  readonly section?: string | undefined
}

/** Groups the entries of an issue into its sections: one for each kind, and for items one for each collection. */
export const groupIntoIssueSections = <E extends IssueEntry>(
  entries: readonly E[],
): { kind: IssueItemKind; section: string | undefined; items: E[] }[] =>
  issueItemKinds.flatMap((kind) => {
    const ofKind = entries.filter((each) => each.kind === kind)
    const sections = Map.groupBy(ofKind, ({ section }) => section)
    return Array.from(sections, ([section, items]) => ({ kind, section, items }))
  })
