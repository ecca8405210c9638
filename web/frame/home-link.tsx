import { Link } from 'react-router'
import { header } from '#web/content/chrome.ts'
import { cn } from '#web/ui/cn.ts'
import { Wordmark } from '#web/ui/theme/wordmark.tsx'

type HomeLinkProps = { name: string; className?: string }

/** The logo as the way home; a long name is cut, the mark never is. */
export function HomeLink({ name, className }: HomeLinkProps) {
  return (
    <Link
      to="/"
      aria-label={`${name}, ${header.home}`}
      className="inline-flex min-w-0 rounded-md no-underline"
    >
      <Wordmark
        name={name}
        className={cn('min-w-0 [&>span]:truncate [&>span]:py-1 [&>svg]:shrink-0', className)}
      />
    </Link>
  )
}
