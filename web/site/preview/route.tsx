import { data } from 'react-router'
import type { Previewed, RenderTools } from '#contract/lifecycle/render.ts'
import { languageName } from '#contract/text/language-tag.ts'
import { preview as words } from '#web/content/preview-words.ts'
import type { PageStrings } from '#web/content/string-groups.ts'
import { type PageSource, readPageSource } from '#web/head/page-source.server.ts'
import { codeOf } from '#web/head/read-speech.server.ts'
import { renderContext } from '#web/head/render-context.ts'
import { GrantPage } from '#web/site/grant/grant-page.tsx'
import { loadGrant } from '#web/site/grant/load-grant.server.ts'
import { HomePage } from '#web/site/home/home-page.tsx'
import { loadHome } from '#web/site/home/load-home.server.ts'
import { loadNewsPost } from '#web/site/news/load-news.server.ts'
import { NewsPage } from '#web/site/news/news-page.tsx'
import { loadOwnPage } from '#web/site/page/load-own-page.server.ts'
import { OwnPage } from '#web/site/page/own-page.tsx'
import { loadProject } from '#web/site/post/load-project.server.ts'
import { ProjectPage } from '#web/site/post/project-page.tsx'
import { loadPublication } from '#web/site/publication/load-publication.server.ts'
import { PublicationPage } from '#web/site/publication/publication-page.tsx'
import { loadPerson } from '#web/site/team/load-person.server.ts'
import { PersonPage } from '#web/site/team/person-page.tsx'
import type { Route } from './+types/route.ts'
import { PreviewNote } from './preview-note.tsx'

const loadPreview = async (source: PageSource, { entity, id }: Previewed, tools: RenderTools) => {
  switch (entity) {
    case 'post':
      return { entity, project: (await loadProject(source, id)).project }
    case 'publication':
      return { entity, publication: await loadPublication(source, id) }
    case 'profile':
      return { entity, person: await loadPerson(source, id) }
    case 'grant':
      return { entity, grant: await loadGrant(source, id) }
    case 'frontPage': {
      const { data: post } = await source.client.frontPage.getSingleFrontPage({ id })
      return post.content.trim()
        ? { entity: 'news' as const, post: await loadNewsPost(source, id) }
        : { entity, title: post.title, ...(await loadHome(tools)) }
    }
    case 'page':
      return { entity, page: await loadOwnPage(source, { pageId: id }, { isPreview: true }) }
  }
}

/** A preview can show anything. */
export const strings = 'all' satisfies PageStrings

export const loader = async ({ context }: Route.LoaderArgs) => {
  const tools = context.get(renderContext)
  const { preview, languages } = tools
  // Without a link that works, the server asks for no preview.
  if (!preview) throw data(null, { status: 404 })
  return {
    shown: await loadPreview(await readPageSource(context), preview, tools),
    until: preview.until,
    spoken: languages.length > 1 ? languageName(codeOf(tools)) : '',
  }
}

export const meta: Route.MetaFunction = () => [
  { title: words.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

type Shown = Awaited<ReturnType<typeof loadPreview>>

/** What the page of an entry is about. */
const titleOf = (shown: Shown): string => {
  switch (shown.entity) {
    case 'post':
      return shown.project.title
    case 'publication':
      return shown.publication.title
    case 'profile':
      return shown.person.name
    case 'grant':
      return shown.grant.name
    case 'news':
      return shown.post.title
    case 'frontPage':
      return shown.title
    case 'page':
      return shown.page.title
  }
}

function ShownPage({ shown }: { shown: Shown }) {
  switch (shown.entity) {
    case 'post':
      return <ProjectPage project={shown.project} />
    case 'publication':
      return <PublicationPage publication={shown.publication} />
    case 'profile':
      return <PersonPage person={shown.person} />
    case 'grant':
      return <GrantPage grant={shown.grant} />
    case 'news':
      return <NewsPage post={shown.post} />
    case 'frontPage':
      return <HomePage posts={shown.posts} members={shown.members} />
    case 'page':
      return <OwnPage page={shown.page} />
  }
}

/** The real page of an entry, as it would be published, with a note that it is a preview. */
export default function Preview({ loaderData: { shown, until, spoken } }: Route.ComponentProps) {
  return (
    <>
      <ShownPage shown={shown} />
      <PreviewNote kind={shown.entity} title={titleOf(shown)} spoken={spoken} until={until} />
    </>
  )
}
