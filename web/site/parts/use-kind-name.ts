import { entryPages, type SearchKind } from '#contract/entry-pages.ts'
import { usePageNames } from '#web/content/page-names.ts'

/** What a kind of things that can be found is called: one with a list of its own as the group calls it. */
export const useKindName = (): ((kind: SearchKind) => string) => {
  const { projects, publications } = usePageNames()
  const own: Partial<Record<SearchKind, string>> = { project: projects, publication: publications }
  return (kind) => own[kind] ?? entryPages[kind].title
}
