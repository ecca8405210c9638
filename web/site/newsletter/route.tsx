import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { catchListError, listOrNull } from '#web/api/loaded.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { readChangedStrings } from '#web/head/read-speech.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteStringsOf } from '#web/head/site-of.ts'
import { listUrl } from '#web/site/parts/list-address.ts'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { IssueList } from './issue-list.tsx'
import { loadIssues } from './issue-list-view.ts'
import { NewsletterView } from './newsletter-view.tsx'
import { SubscriptionResult } from './subscription-result.tsx'
import { handleSubscriptionForm } from './take-address.server.ts'

const perPage = 20
const path = '/newsletter'

export const strings = ['newsletterLabels'] satisfies PageStrings

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client, speech }, address) =>
    loadIssues(client, address, perPage, speech.locale),
  )

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const list = listOrNull(loaderData)
  return buildPageMeta(matches, {
    name: siteStringsOf(matches, newsletterLabels).title,
    path: listUrl(path, {}, list?.page),
    // Without issues, the page is useful only to those who follow a link in a mail.
    isPrivate: !list?.total,
  })
}

/** Handles subscription forms that the browser submits without a script. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  handleSubscriptionForm(
    context.get(renderContext).client,
    await request.formData(),
    await readChangedStrings(context.get(renderContext)),
  )

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const list = listOrNull(loaderData)
  return (
    <>
      {actionData ? <SubscriptionResult {...actionData} /> : <NewsletterView />}
      {list && <IssueList list={list} />}
    </>
  )
}
