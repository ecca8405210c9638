import { frameLabels } from '#contract/content/labels/frame.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { cn } from '#web/ui/cn.ts'
import { Link } from '#web/ui/link.tsx'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'

type HomeLinkProps = {
  name: string
  /** Name to show if the full name is too long for the header. */
  shortName?: string
  className?: string
}

/** Logo and name, linked to the home page. Names longer than two lines are truncated. */
export function HomeLink({ name, shortName, className }: HomeLinkProps) {
  const header = useStrings(frameLabels)
  // Accessibility requires that the accessible name contains the visible text.
  const visibleName = shortName && !name.includes(shortName) ? `${shortName}, ${name}` : name
  return (
    <Link
      to="/"
      aria-label={`${visibleName}, ${header.home}`}
      className="inline-flex min-w-0 rounded-md no-underline"
    >
      <Wordmark
        name={shortName || name}
        className={cn('min-w-0 [&>span]:line-clamp-2 [&>span]:pt-0.5', className)}
      />
    </Link>
  )
}
