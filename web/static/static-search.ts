import type { SalusClient } from '#contract/api.ts'
import { type SearchResultKind, searchResultKinds } from '#contract/entry-pages.ts'
import type { SearchIndexFiles, SearchResultRow } from '#contract/static/answers.ts'
import { findWordsWithPositions } from '#contract/static/placed-words.ts'
import { findBestMatchingPages } from './find-words.ts'
import { type LoadStaticFile, successReply } from './load.ts'

type Reply = Awaited<ReturnType<SalusClient['search']['find']>>
type Result = Reply['results'][number]

/** Returns start and end of the words to highlight in a result: those that begin with a typed word. */
const marksIn = (text: string, typed: readonly string[]): [number, number][] =>
  findWordsWithPositions(text)
    .filter(({ word }) => typed.some((each) => word.startsWith(each)))
    .map(({ from, to }) => [from, to])

/** Returns the kind of the page with this index in the search index, which is sorted by kind. */
const kindOf = ({ kinds }: SearchIndexFiles, page: number): SearchResultKind | undefined => {
  let end = 0
  return kinds.find(([, count]) => {
    end += count
    return page < end
  })?.[0]
}

/** Loads the results with these indexes and keeps their order. */
const readPages = async (
  load: LoadStaticFile,
  { pages, inPart }: SearchIndexFiles,
  numbers: readonly number[],
): Promise<SearchResultRow[]> => {
  const found = await Promise.all(
    numbers.map(async (number) => {
      const part = await load<readonly SearchResultRow[]>(pages[Math.floor(number / inPart)] ?? '')
      return part[number % inPart]
    }),
  )
  return found.filter((page) => page !== undefined)
}

const resultOf = (
  [kind, url, title, detail, excerpt, item]: SearchResultRow,
  typed: readonly string[],
): Result => ({
  kind,
  _id: url,
  title,
  url,
  detail,
  excerpt,
  titleMarks: marksIn(title, typed),
  detailMarks: marksIn(detail, typed),
  marks: marksIn(excerpt, typed),
  ...item,
})

/** Implements the search API in the browser, using the files of a static copy. */
export const createStaticSearchApi = (load: LoadStaticFile, files: SearchIndexFiles) => ({
  search: {
    find: async ({
      q,
      kind,
      limit = 20,
      perKind = limit,
    }: Parameters<SalusClient['search']['find']>[0]): Promise<Reply> => {
      const { pages, words, isComplete } = await findBestMatchingPages(load, files, q)
      const all = pages.filter((page) => kind === undefined || kindOf(files, page) === kind)
      const byKind = Map.groupBy(all, (page) => kindOf(files, page))
      const some = new Set([...byKind.values()].flatMap((of) => of.slice(0, perKind)))
      const shown = all.filter((page) => some.has(page)).slice(0, limit)
      return {
        ...successReply,
        results: (await readPages(load, files, shown)).map((page) => resultOf(page, words)),
        total: all.length,
        more: false,
        kinds: searchResultKinds.flatMap((each) => {
          const total = byKind.get(each)?.length ?? 0
          return total > 0 ? [{ kind: each, total, more: false }] : []
        }),
        suggestions: [],
        isComplete,
      }
    },
  },
})
