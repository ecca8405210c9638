import { type ComponentType, createElement } from 'react'
import { data } from 'react-router'
import type { DraftableEntityName } from '#contract/lifecycle/draft.ts'
import type { PageRenderTools } from '#contract/lifecycle/render.ts'
import { languageName } from '#contract/text/language-tag.ts'
import { previewStrings as words } from '#web/content/preview-strings.ts'
import type { RouteStringGroups } from '#web/content/string-groups.ts'
import { type PageLoaderTools, readPageLoaderTools } from '#web/head/page-source.server.ts'
import { languageCodeOf } from '#web/head/read-speech.server.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { ItemPage } from '#web/site/collection/item-page.tsx'
import { loadItem } from '#web/site/collection/load-collection.server.ts'
import { entryLoaders } from '#web/site/entry-loads.server.ts'
import { GrantPage } from '#web/site/grant/grant-page.tsx'
import { HomePage } from '#web/site/home/home-page.tsx'
import { loadHome } from '#web/site/home/load-home.server.ts'
import { loadNewsPost } from '#web/site/news/load-news.server.ts'
import { NewsPage } from '#web/site/news/news-page.tsx'
import { loadCustomPage } from '#web/site/page/load-own-page.server.ts'
import { CustomPage } from '#web/site/page/own-page.tsx'
import { ProjectPage } from '#web/site/post/project-page.tsx'
import { PublicationPage } from '#web/site/publication/publication-page.tsx'
import { PersonPage } from '#web/site/team/person-page.tsx'
import type { Route } from './+types/route.ts'
import { PreviewBanner } from './preview-note.tsx'

/**
 * Wraps the loader of an entry. The result also contains `page`, the key of the component that renders the
 * entry.
 */
const shownBy =
  <Page extends string, Entry>(
    page: Page,
    load: (source: PageLoaderTools, id: string) => Promise<Entry>,
  ) =>
  async (source: PageLoaderTools, id: string) => ({ page, entry: await load(source, id) })

const loadNews = shownBy('news', loadNewsPost)

/** Loads the data of a post's page. A post without a text has no page, so its preview is the home page. */
const loadFrontPage = async (source: PageLoaderTools, id: string, tools: PageRenderTools) => {
  const { data: post } = await source.client.frontPage.getSingleFrontPage({ id })
  if (post.content.trim()) return loadNews(source, id)
  const { posts, members } = await loadHome(tools)
  return { page: 'frontPage' as const, entry: { title: post.title, posts, members } }
}

const loads = {
  post: shownBy('post', async (source, id) => (await entryLoaders.post.load(source, id)).project),
  publication: shownBy('publication', entryLoaders.publication.load),
  profile: shownBy('profile', entryLoaders.profile.load),
  grant: shownBy('grant', entryLoaders.grant.load),
  frontPage: loadFrontPage,
  item: (source: PageLoaderTools, id: string, { publicUrl, lang }: PageRenderTools) =>
    shownBy('item', (tools, item) => loadItem({ ...tools, publicUrl, lang }, item))(source, id),
  page: shownBy('page', (source, pageId) =>
    loadCustomPage(source, { pageId }, { isPreview: true }),
  ),
} satisfies Readonly<Record<DraftableEntityName, object>>

type Shown = Awaited<ReturnType<(typeof loads)[DraftableEntityName]>>
type Page = Shown['page']
type EntryOf<P extends Page> = Extract<Shown, { page: P }>['entry']

const components: { readonly [P in Page]: ComponentType<{ entry: EntryOf<P> }> } = {
  post: ProjectPage,
  publication: PublicationPage,
  profile: PersonPage,
  grant: GrantPage,
  item: ItemPage,
  news: NewsPage,
  frontPage: ({ entry }) => <HomePage {...entry} />,
  page: CustomPage,
}

/** Requests the strings of all pages, because a preview can show any of them. */
export const strings = 'all' satisfies RouteStringGroups

export const loader = async ({ context }: Route.LoaderArgs) => {
  const tools = context.get(renderToolsContext)
  const { preview, languages } = tools
  // `preview` is undefined if the link is invalid or expired.
  if (!preview) throw data(null, { status: 404 })
  return {
    shown: await loads[preview.entity](await readPageLoaderTools(context), preview.id, tools),
    until: preview.until,
    spoken: languages.length > 1 ? languageName(languageCodeOf(tools)) : '',
  }
}

export const meta: Route.MetaFunction = () => [
  { title: words.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

const showEntry = <P extends Page>(page: P, entry: EntryOf<P>) =>
  createElement<{ entry: EntryOf<P> }>(components[page], { entry })

/** Renders the page of an unpublished entry, with a note that it is a preview. */
export default function Preview({ loaderData: { shown, until, spoken } }: Route.ComponentProps) {
  const { page, entry } = shown
  const title = 'title' in entry ? entry.title : entry.name
  return (
    <>
      {showEntry(page, entry)}
      <PreviewBanner kind={page} title={title} spoken={spoken} until={until} />
    </>
  )
}
