import type { ChangedContent } from '#contract/content/group.ts'
import { type AnswerList, answerListFile } from '#contract/static/answers.ts'
import { plainSpeech, speechIn } from '#web/content/speech.ts'
import { loadSearch } from '#web/site/parts/load-search.ts'
import { loadPublicationList } from '#web/site/parts/publication-list-view.ts'
import { loadTimeline } from '#web/site/research/timeline-view.ts'
import { encodeData } from './encode.ts'
import { findAll } from './find-words.ts'
import { type Load, loadBelow } from './load.ts'
import { publicationsIn } from './publication-answers.ts'
import { searchIn } from './static-search.ts'
import { timelineIn } from './timeline-answers.ts'

const pageAsked = (query: URLSearchParams): number => Number(query.get('page')) || 1

/** What the page's loader would answer; null where there is no such page. */
const load = async (read: Load, page: string, query: URLSearchParams): Promise<object | null> => {
  const list = await read<AnswerList>(answerListFile)
  const address = new URL(`${page}?${query}`, location.href).href
  const search = list.searches[page]
  if (search) {
    const [q = '', kind] = [query.get('q')?.trim(), query.get('kind') ?? undefined]
    return loadSearch(searchIn(read, search), q, kind)
  }
  const { code = 'en', words = '' } = list.speech[page] ?? {}
  const speech = words ? speechIn(code, await read<ChangedContent>(words)) : plainSpeech
  const publications = list.publications[page]
  const timeline = list.timelines[page]
  const view = publications
    ? await loadPublicationList(
        publicationsIn(read, publications, async (words) => {
          const files = list.searches[publications.search]
          return new Set(files ? await findAll(read, files, words) : [])
        }),
        address,
        publications.style,
        speech,
      )
    : timeline
      ? await loadTimeline(timelineIn(read, timeline), address, speech)
      : null
  return view?.page === pageAsked(query) ? view : null
}

let known: Load | undefined

/** Answers the router's question for the data of a page whose query narrows it down, as a server would. */
export const answer = async (
  root: string,
  page: string,
  query: URLSearchParams,
): Promise<Response> => {
  const routes = query.get('_routes')?.split(',') ?? []
  query.delete('_routes')
  known ??= loadBelow(root)
  const data = await load(known, page, query).catch(() => {
    // The copy may have been renewed meanwhile: then other files hold what is asked for.
    known = loadBelow(root)
    return load(known, page, query)
  })
  if (data === null) return new Response('', { status: 404 })
  return new Response(encodeData(Object.fromEntries(routes.map((route) => [route, { data }]))))
}
