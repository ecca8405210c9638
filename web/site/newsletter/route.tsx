import { newsletterLabels } from '#contract/content/labels/newsletter.ts'
import { loaded, orNotLoaded } from '#web/api/loaded.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { pageMeta } from '#web/head/page-meta.ts'
import { readChanged } from '#web/head/read-speech.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteWords } from '#web/head/site-of.ts'
import { listAddress } from '#web/site/parts/list-address.ts'
import { loadListPage } from '#web/site/parts/route-loaders.server.ts'
import type { Route } from './+types/route.ts'
import { AskedView } from './asked-view.tsx'
import { IssueList } from './issue-list.tsx'
import { loadIssues } from './issue-list-view.ts'
import { NewsletterView } from './newsletter-view.tsx'
import { takeAddress } from './take-address.server.ts'

const perPage = 20
const path = '/newsletter'

export const strings = ['newsletterLabels'] satisfies PageStrings

export const loader = (args: Route.LoaderArgs) =>
  loadListPage(args, ({ client, speech }, address) =>
    loadIssues(client, address, perPage, speech.locale),
  )

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => orNotLoaded(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const list = loaded(loaderData)
  return pageMeta(matches, {
    name: siteWords(matches, newsletterLabels).title,
    path: listAddress(path, {}, list?.page),
    // Without issues, the page is useful only to those who follow a link in a mail.
    isPrivate: !list?.total,
  })
}

/** Handles subscription forms that the browser submits without a script. */
export const action = async ({ request, context }: Route.ActionArgs) =>
  takeAddress(
    context.get(renderContext).client,
    await request.formData(),
    await readChanged(context.get(renderContext)),
  )

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
  const list = loaded(loaderData)
  return (
    <>
      {actionData ? <AskedView {...actionData} /> : <NewsletterView />}
      {list && <IssueList list={list} />}
    </>
  )
}
