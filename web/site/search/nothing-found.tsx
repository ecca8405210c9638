import type { EntryPage } from '#contract/call/entry-page.ts'
import { searchLabels } from '#contract/content/labels/search.ts'
import { entryPages, searchResultKinds } from '#contract/entry-pages.ts'
import { defaultMenus, pagesHiddenWhileEmpty } from '#contract/site/default-menus.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { useSearchKindName } from '#web/site/parts/use-kind-name.ts'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/**
 * Pages in the default menus that exist even without entries. Only these are suggested, because others may be
 * missing.
 */
const everywhere = [...defaultMenus.header, ...defaultMenus.more]
  .map(({ target }) => target)
  .filter((target) => !pagesHiddenWhileEmpty.includes(target))
const lists = searchResultKinds.flatMap((kind) => {
  const { list }: EntryPage = entryPages[kind]
  return list && everywhere.includes(list) ? [{ kind, list }] : []
})

export function NoSearchResults() {
  const words = useStrings(searchLabels)
  const kindName = useSearchKindName()
  const links = lists.map(({ kind, list }) => (
    <Link key={kind} to={list} className="link">
      {kindName(kind)}
    </Link>
  ))
  return (
    <EmptyState
      title={words.none.title}
      text={
        <>
          {words.none.text}
          <span className="mt-3 flex flex-wrap gap-x-4 gap-y-1">{links}</span>
        </>
      }
    />
  )
}
