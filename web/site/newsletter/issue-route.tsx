import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { createEntryMeta } from '#web/site/parts/entry-meta.ts'
import { loadEntry } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/issue-route.ts'
import { IssuePage } from './issue-page.tsx'
import { type IssueView, loadIssue } from './load-issue.server.ts'

export const strings = ['newsletterLabels'] satisfies PageStrings

export const loader = (args: Route.LoaderArgs) => loadEntry(args, { load: loadIssue })

export const meta: Route.MetaFunction = createEntryMeta(
  { path: '/newsletter', words: newsletterLabels },
  ({ subject, description }: IssueView, { title }) => ({
    name: subject,
    description: description || `${title}: ${subject}`,
    card: { kind: title },
  }),
)

export default function Issue({ loaderData: issue }: Route.ComponentProps) {
  return <IssuePage issue={issue} />
}
