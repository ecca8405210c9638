import type { ChangedContent } from '#contract/content/group.ts'
import { type StaticDataIndex, staticDataIndexPath } from '#contract/static/answers.ts'
import { createLocalization, defaultLocalization } from '#web/content/localization.ts'
import { loadSearchResults } from '#web/site/parts/load-search.ts'
import { loadPublicationList } from '#web/site/parts/publication-list-view.ts'
import { loadTimeline } from '#web/site/research/timeline-view.ts'
import { encodeRouterData } from './encode.ts'
import { findPagesWithAllWords } from './find-words.ts'
import { loadStaticItemList } from './item-list.ts'
import { createStaticFileLoader, type LoadStaticFile } from './load.ts'
import { createStaticPublicationApi } from './publication-answers.ts'
import { createStaticSearchApi } from './static-search.ts'
import { createStaticTimelineApi } from './timeline-answers.ts'

const pageAsked = (query: URLSearchParams): number => Number(query.get('page')) || 1

/** Loads the data of a page that its server loader would return. Returns null if the page is unknown. */
const load = async (
  read: LoadStaticFile,
  page: string,
  query: URLSearchParams,
): Promise<object | null> => {
  const list = await read<StaticDataIndex>(staticDataIndexPath)
  const address = new URL(`${page}?${query}`, location.href).href
  const search = list.searches[page]
  if (search) {
    const [q = '', kind] = [query.get('q')?.trim(), query.get('kind') ?? undefined]
    return loadSearchResults(createStaticSearchApi(read, search), q, kind)
  }
  const { code = 'en', words = '' } = list.speech[page] ?? {}
  const speech = words
    ? createLocalization(code, await read<ChangedContent>(words))
    : defaultLocalization
  const items = list.collections[page]
  if (items) return loadStaticItemList(read, items, list.searches[items.search], address, speech)
  const publications = list.publications[page]
  const timeline = list.timelines[page]
  const view = publications
    ? await loadPublicationList(
        createStaticPublicationApi(read, publications, async (words) => {
          const files = list.searches[publications.search]
          return new Set(files ? await findPagesWithAllWords(read, files, words) : [])
        }),
        address,
        publications.style,
        speech,
      )
    : timeline
      ? await loadTimeline(createStaticTimelineApi(read, timeline), address, speech)
      : null
  return view?.page === pageAsked(query) ? view : null
}

let loadFile: LoadStaticFile | undefined

/** Responds to the router's data request for a page with a query, as the server of a full site would. */
export const respondToDataRequest = async (
  root: string,
  page: string,
  query: URLSearchParams,
): Promise<Response> => {
  const routes = query.get('_routes')?.split(',') ?? []
  query.delete('_routes')
  loadFile ??= createStaticFileLoader(root)
  const data = await load(loadFile, page, query).catch(() => {
    // Retries with fresh file names, because a new static copy may have been uploaded meanwhile.
    loadFile = createStaticFileLoader(root)
    return load(loadFile, page, query)
  })
  if (data === null) return new Response('', { status: 404 })
  return new Response(
    encodeRouterData(Object.fromEntries(routes.map((route) => [route, { data }]))),
  )
}
