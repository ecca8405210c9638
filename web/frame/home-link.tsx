import { frameLabels } from '#contract/content/labels/frame.ts'
import { useWords } from '#web/content/use-words.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'

type HomeLinkProps = {
  name: string
  /** What is shown of a name that is too long for a bar. */
  shortName?: string
  className?: string
}

/** The logo as the way home; a name that needs more than two lines is cut, the mark never is. */
export function HomeLink({ name, shortName, className }: HomeLinkProps) {
  const header = useWords(frameLabels)
  // The visible text must be part of the accessible name.
  const said = shortName && !name.includes(shortName) ? `${shortName}, ${name}` : name
  return (
    <Link
      to="/"
      aria-label={`${said}, ${header.home}`}
      className="inline-flex min-w-0 rounded-md no-underline"
    >
      <Wordmark
        name={shortName || name}
        className={cn('min-w-0 [&>span]:line-clamp-2 [&>span]:pt-0.5', className)}
      />
    </Link>
  )
}
