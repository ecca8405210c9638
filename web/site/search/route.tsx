import { searchLabels } from '#contract/content/labels/search.ts'
import { parseQueryFilters, sitePages } from '#contract/pages.ts'
import { catchListError, createListErrorResponse, listOrNullOnError } from '#web/api/loaded.ts'
import { useLocale } from '#web/content/locale.ts'
import { useStrings } from '#web/content/use-strings.ts'
import { buildPageMeta } from '#web/head/page-meta.ts'
import { renderToolsContext } from '#web/head/render-context.ts'
import { stringsFromMatches } from '#web/head/site-of.ts'
import { loadSearchResults } from '#web/site/parts/load-search.ts'
import { formatResultCount } from '#web/site/parts/result-count.ts'
import { searchPageUrl } from '#web/site/parts/search-address.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { PageHero } from '#web/ui/layout/page-hero.tsx'
import { Link } from '#web/ui/link.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import type { Route } from './+types/route.ts'
import { NoSearchResults } from './nothing-found.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const { client, lang } = context.get(renderToolsContext)
  const { q = '', kind } = parseQueryFilters(sitePages.search.filters, url.searchParams)
  const view = await loadSearchResults(client, q, kind, lang).catch(() => null)
  return view ?? createListErrorResponse()
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  catchListError(serverLoader)

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const words = stringsFromMatches(matches, searchLabels)
  const q = listOrNullOnError(loaderData)?.q ?? ''
  return buildPageMeta(matches, {
    name: q ? `${q} – ${words.title}` : words.title,
    path: '/search',
    isPrivate: true,
  })
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const words = useStrings(searchLabels)
  const locale = useLocale()
  const view = listOrNullOnError(loaderData)
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
              <Link key={suggestion} to={searchPageUrl(suggestion)} className="link">
                {suggestion}
              </Link>
            ))}
          </p>
        ) : null}
        {isOneKind && (
          <p className="mb-6 text-sm">
            <Link to={searchPageUrl(view.q)} className="link">
              {words.back}
            </Link>
          </p>
        )}
        {view === null && <EmptyState {...words.failed} />}
        {view?.state === 'none' && <NoSearchResults />}
        {(view?.state === 'start' || view?.state === 'tooShort') && (
          <EmptyState {...words[view.state]} />
        )}
        {view && <SearchResults q={view.q} groups={view.groups} isOneKind={isOneKind} />}
      </Container>
    </>
  )
}
