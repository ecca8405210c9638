import { search as words } from '#web/content/search.ts'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

const places = [
  [words.kinds.project, '/projects'],
  [words.kinds.publication, '/publications'],
  [words.kinds.person, '/team'],
] as const

/** Says that nothing was found, and where to look instead. */
export function NothingFound() {
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
