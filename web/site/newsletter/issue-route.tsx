import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntryFromParams } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/issue-route.ts'
import { NewsletterIssuePage } from './issue-page.tsx'
import { loadNewsletterIssue, type NewsletterIssueView } from './load-issue.server.ts'

export const strings = ['newsletterLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadEntryFromParams(args, { load: loadNewsletterIssue })

export const meta: Route.MetaFunction = createEntryMeta(
  { path: '/newsletter', words: newsletterLabels },
  ({ subject, description }: NewsletterIssueView, { title }) => ({
    name: subject,
    description: description || `${title}: ${subject}`,
    card: { kind: title },
  }),
)

export default function Issue({ loaderData: issue }: Route.ComponentProps) {
  return <NewsletterIssuePage issue={issue} />
}
