import { searchLabels } from '#contract/content/labels/search.ts'
import { entryPages, type SearchResultKind } from '#contract/entry-pages.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'

/**
 * Returns a function that names a kind of search result. Kinds with a list page are named like that page,
 * whose title the group can change.
 */
export const useSearchKindName = (): ((kind: SearchResultKind) => string) => {
  const { projects: project, publications: publication } = usePageTitles()
  const { kinds } = useStrings(searchLabels)
  const names: Partial<Record<SearchResultKind, string>> = { ...kinds, project, publication }
  return (kind) => names[kind] ?? entryPages[kind].title
}
