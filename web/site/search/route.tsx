import { searchLabels } from '#contract/content/labels/search.ts'
import { pages, parseFilters } from '#contract/pages.ts'
import { catchListError, createListErrorResponse, listOrNull } from '#web/api/loaded.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { renderContext } from '#web/head/render-context.ts'
import { siteStringsOf } from '#web/head/site-of.ts'
import { loadSearch } from '#web/site/parts/load-search.ts'
import { formatResultCount } from '#web/site/parts/result-count.ts'
import { searchUrl } from '#web/site/parts/search-address.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/route.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { client, lang } = context.get(renderContext)
  const { q = '', kind } = parseFilters(pages.search.filters, url.searchParams)
  const view = await loadSearch(client, q, kind, lang).catch(() => null)
  return view ?? createListErrorResponse()
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const words = siteStringsOf(matches, searchLabels)
  const q = listOrNull(loaderData)?.q ?? ''
  return buildPageMeta(matches, {
    name: q ? `${q} – ${words.title}` : words.title,
    path: '/search',
    isPrivate: true,
  })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const words = useStrings(searchLabels)
  const locale = useLocale()
  const view = listOrNull(loaderData)
  const isOneKind = view?.kind !== undefined
  return (
    <>
      <PageHero eyebrow={words.eyebrow} title={words.title} className="pb-8 lg:pb-10">
        <SearchForm q={view?.q ?? ''} />
      </PageHero>
      <Container className="pb-20">
        <p role="status" className="tabular mb-4 min-h-6 text-ink-soft text-sm">
          {view?.state === 'found' && formatResultCount(words, view, locale)}
        </p>
        {view?.isComplete === false && <p className="mb-4 text-sm">{words.incomplete}</p>}
        {view?.suggestions.length ? (
          <p className="mb-8 flex flex-wrap gap-x-3 gap-y-1">
            {words.meant}
            {view.suggestions.map((suggestion) => (
              <Link key={suggestion} to={searchUrl(suggestion)} className="link">
                {suggestion}
              </Link>
            ))}
          </p>
        ) : null}
        {isOneKind && (
          <p className="mb-6 text-sm">
            <Link to={searchUrl(view.q)} className="link">
              {words.back}
            </Link>
          </p>
        )}
        {view === null && <EmptyState {...words.failed} />}
        {view?.state === 'none' && <NothingFound />}
        {(view?.state === 'start' || view?.state === 'tooShort') && (
          <EmptyState {...words[view.state]} />
        )}
        {view && <SearchResults q={view.q} groups={view.groups} isOneKind={isOneKind} />}
      </Container>
    </>
  )
}
