import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readPageSource } from '#web/head/page-source.server.ts'
import { siteWords } from '#web/head/site-of.ts'
import type { Route } from './+types/issue-route.ts'
import { IssuePage } from './issue-page.tsx'
import { loadIssue } from './load-issue.server.ts'

export const strings = ['newsletterLabels'] satisfies PageStrings

export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  loadIssue(await readPageSource(context), id.toLowerCase())

export const meta: Route.MetaFunction = ({ matches, loaderData: issue }) => {
  if (!issue) return []
  const { subject, path, description } = issue
  const { title } = siteWords(matches, newsletterLabels)
  return pageMeta(matches, {
    name: subject,
    path,
    description: description || `${title}: ${subject}`,
    card: { kind: title },
    parents: [{ name: title, path: '/newsletter' }],
  })
}

export default function Issue({ loaderData: issue }: Route.ComponentProps) {
  return <IssuePage issue={issue} />
}
