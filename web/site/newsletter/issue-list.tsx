import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryText } from '#web/site/parts/entry-text.tsx'
import { ListPagination } from '#web/site/parts/list-page.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import type { NewsletterIssueListView as List } from './issue-list-view.ts'

export function NewsletterIssueList({ list }: { list: List }) {
  const words = useStrings(newsletterLabels)
  if (list.total === 0) return null
  return (
    <Container>
      <section aria-labelledby="issues">
        <h2 id="issues" className="display mb-6 text-3xl">
          {words.issues}
        </h2>
        <ol className="divide-y divide-line border-line border-y">
          {list.items.map((issue) => (
            <li
              key={issue.path}
              className="grid items-baseline gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
            >
              <time dateTime={issue.sentAt} className="tabular text-ink-faint text-sm">
                {issue.day}
              </time>
              <EntryText
                of={issue}
                name="subject"
                to={issue.path}
                className="display wrap-anywhere text-ink text-xl no-underline hover:text-signal-strong hover:underline"
              />
            </li>
          ))}
        </ol>
        <ListPagination path="/newsletter" list={list} className="mt-10" />
      </section>
    </Container>
  )
}
