import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { useSaid } from '#web/content/fallback.ts'
import { useWords } from '#web/content/use-words.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { Link } from '#web/ui/link.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import type { IssueList as List } from './issue-list-view.ts'

type IssueListProps = { list: List; href: (page: number) => string }

/** The issues that have been sent, each leading to its page; nothing while there is none. */
export function IssueList({ list: { items, total, page, pages }, href }: IssueListProps) {
  const words = useWords(newsletterLabels)
  const said = useSaid()
  if (total === 0) return null
  return (
    <Container>
      <section aria-labelledby="issues">
        <h2 id="issues" className="display mb-6 text-3xl">
          {words.issues}
        </h2>
        <ol className="divide-y divide-line border-line border-y">
          {items.map(({ path, subject, sentAt, day, ...issue }) => (
            <li
              key={path}
              className="grid items-baseline gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
            >
              <time dateTime={sentAt} className="tabular text-ink-faint text-sm">
                {day}
              </time>
              <Link
                to={path}
                {...said(issue, 'subject')}
                className="display wrap-anywhere text-ink text-xl no-underline hover:text-signal-strong hover:underline"
              >
                {subject}
              </Link>
            </li>
          ))}
        </ol>
        <Pagination page={page} pages={pages} href={href} className="mt-10" />
      </section>
    </Container>
  )
}
