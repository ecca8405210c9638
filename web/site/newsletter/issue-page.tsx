import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { useFallbackLanguage } from '#web/content/fallback-language.ts'
import { usePageTitles } from '#web/content/use-page-titles.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { EntryLink, EntryText } from '#web/site/parts/entry-text.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Link } from '#web/ui/link.tsx'
import { Prose } from '#web/ui/markdown/prose.tsx'
import type { NewsletterIssueView } from './load-issue.server.ts'

export function NewsletterIssuePage({ issue }: { issue: NewsletterIssueView }) {
  const { subject, sentAt, day, prose, sections } = issue
  const words = useStrings(newsletterLabels)
  const pages = usePageTitles()
  const textLanguage = useFallbackLanguage()
  const kinds = {
    ...words.kinds,
    publication: pages.publications,
    project: pages.projects,
    item: '',
  }
  return (
    <article>
      <PageHero
        eyebrow={
          <Link to="/newsletter" className="text-signal no-underline hover:underline">
            {words.title}
          </Link>
        }
        title={<span {...textLanguage(issue, 'subject')}>{subject}</span>}
        intro={<time dateTime={sentAt}>{day}</time>}
        className="pb-6 lg:pb-10"
      />
      <Container className="grid max-w-4xl gap-14">
        {prose.length > 0 && (
          <Prose tree={prose} {...textLanguage(issue, 'content')} className="text-lg" />
        )}
        {sections.map(({ id, kind, section = kinds[kind], items }) => (
          <section key={id} aria-labelledby={id} className="min-w-0">
            <h2 id={id} className="display mb-6 break-words text-3xl">
              {section}
            </h2>
            <ul className="divide-y divide-line border-line border-y">
              {items.map((item) => (
                <li key={item.id} className="grid gap-1 py-5">
                  <EntryLink
                    entry={item}
                    className="display wrap-anywhere text-ink text-xl no-underline hover:text-signal-strong hover:underline"
                  />
                  {item.authors && (
                    <p className="wrap-anywhere text-ink-soft text-sm">{item.authors}</p>
                  )}
                  <EntryText
                    of={item}
                    name="summary"
                    className="wrap-anywhere max-w-measure text-ink-soft"
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className="print:hidden">
          <Link to="/newsletter" className="link">
            {words.all}
          </Link>
        </p>
      </Container>
    </article>
  )
}
