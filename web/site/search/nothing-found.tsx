import { search as words } from '#web/content/search.ts'
import { useKindNames } from '#web/site/parts/use-kind-names.ts'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Says that nothing was found, and where to look instead. */
export function NothingFound() {
  const kinds = useKindNames()
  const places = [
    [kinds.project, '/projects'],
    [kinds.publication, '/publications'],
    [kinds.person, '/team'],
  ] as const
  const links = places.map(([name, path]) => (
    <Link key={path} to={path} className="link">
      {name}
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
