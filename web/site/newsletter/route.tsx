import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { catchListError, listOrNullOnError } from '#web/api/loaded.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { readChangedStrings } from '#web/head/read-speech.server.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import { listPageUrl } from '#web/site/parts/list-address.ts'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { NewsletterIssueList } from './issue-list.tsx'
import { loadNewsletterIssues } from './issue-list-view.ts'
import { NewsletterView } from './newsletter-view.tsx'
import { SubscriptionResult } from './subscription-result.tsx'
import { handleSubscriptionForm } from './take-address.server.ts'

const perPage = 20
const path = '/newsletter'

export const strings = ['newsletterLabels'] satisfies RouteStringGroups

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client, speech }, address) =>
    loadNewsletterIssues(client, address, perPage, speech.locale),
  )

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const list = listOrNullOnError(loaderData)
  return buildPageMeta(matches, {
    name: stringsFromMatches(matches, newsletterLabels).title,
    path: listPageUrl(path, {}, list?.page),
    // Search engines skip the page until an issue was sent. Before that, only links in mails lead here.
    isPrivate: !list?.total,
  })
}

/** Handles subscription forms that the browser submits without a script. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  handleSubscriptionForm(
    context.get(renderToolsContext).client,
    await request.formData(),
    await readChangedStrings(context.get(renderToolsContext)),
  )

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const list = listOrNullOnError(loaderData)
  return (
    <>
      {actionData ? <SubscriptionResult {...actionData} /> : <NewsletterView />}
      {list && <NewsletterIssueList list={list} />}
    </>
  )
}
