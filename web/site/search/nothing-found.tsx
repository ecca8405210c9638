import type { EntryPage } from '#contract/call/entry-page.ts'
import { contentPages } from '#contract/content/pages.ts'
import { entryPages, searchKinds } from '#contract/entry-pages.ts'
import { search as words } from '#web/content/search.ts'
import { useKindName } from '#web/site/parts/use-kind-name.ts'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** The lists that every site has: those whose words the group can change. */
const places = searchKinds.flatMap((kind) => {
  const { list }: EntryPage = entryPages[kind]
  return list && contentPages.some(({ path }) => path === list) ? [{ kind, list }] : []
})

/** Says that nothing was found, and where to look instead. */
export function NothingFound() {
  const kindName = useKindName()
  const links = places.map(({ kind, list }) => (
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
