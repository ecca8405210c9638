import type { SearchResultKind } from '#contract/entry-pages.ts'
import { formatResultDetail } from './detail.ts'
import { createHighlighter, type HighlightRange, normalizeSpaces } from './found-excerpt.ts'
import { addEntryIds } from './matches.ts'
import { hasLanguageMark, queryInLanguage } from './other-languages.ts'
import { parseQuery } from './query.ts'
import { compareByRank, type RankedMatch } from './rank.ts'
import { type SearchableDefinition, searchableDefinitions } from './searched.ts'
import { suggestQueries } from './suggest.ts'
import { readSearchableEntryTexts, type SearchResultTexts } from './texts.ts'
import {
  type ResolvedSearchQuery,
  resolveSearchQuery,
  type SearchScopeWithoutSpellings,
} from './understand.ts'

export interface SearchLimits {
  readonly kind?: SearchResultKind | undefined
  readonly limit: number
  readonly perKind?: number | undefined
}

export interface FoundResult {
  readonly kind: SearchResultKind
  readonly _id: string
  readonly title: string
  readonly url: string
  readonly detail: string
  readonly detailMarks: HighlightRange[]
  readonly excerpt: string
  readonly marks: HighlightRange[]
  readonly titleMarks: HighlightRange[]
  readonly untranslated?: string[]
  /** Language of the entry itself, and the names of the result's texts that are in this language. */
  readonly own?: { readonly language: string; readonly texts: string[] }
}

interface Found extends RankedMatch {
  readonly texts: SearchResultTexts
  readonly result: FoundResult
}

type Shown = Readonly<Record<'title' | 'excerpt' | 'detail', string>>

/** Returns which of title, excerpt and detail are contained in a text of `among`. */
const namesAmong = (among: Iterable<string>, { title, excerpt, detail }: Shown): string[] => {
  const inOneLine = (text: string) => normalizeSpaces(text).replaceAll('\n', ' ')
  const all = [...among].map(inOneLine)
  const isAmong = (text: string) => {
    const plain = text.replaceAll(/^…|…$/g, '').trim()
    return plain !== '' && all.some((each) => each.includes(plain))
  }
  return [
    ...(all.includes(inOneLine(title)) ? ['title'] : []),
    ...(isAmong(detail) ? ['detail'] : []),
    ...(isAmong(excerpt) ? ['excerpt'] : []),
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

const mostCompared = 20

const forCloseness = 0.3

const readFound = async (
  { scope, units }: ResolvedSearchQuery,
  kinds: readonly SearchableDefinition[],
  ranked: readonly RankedMatch[],
): Promise<Found[]> => {
  const marker = createHighlighter(units)
  const found: Found[] = []
  const add = (
    match: RankedMatch,
    texts: SearchResultTexts,
    where: Pick<FoundResult, 'kind' | '_id' | 'url'>,
  ) => {
    const { closeness, ...shown } = marker.show(texts)
    const score = match.score * (1 + forCloseness * closeness)
    const detail = formatResultDetail(texts.detail ?? {}, marker)
    const { title, fallback, own } = texts
    const said = { title, ...detail, ...shown }
    found.push({
      ...match,
      score,
      texts,
      result: {
        ...where,
        title,
        ...detail,
        ...texts.detail?.also,
        ...shown,
        ...(scope.reader.lang && { untranslated: namesAmong(fallback ?? [], said) }),
        ...(own && { own: { language: own.language, texts: namesAmong(own.texts, said) } }),
      },
    })
  }
  for (const match of ranked) {
    const { page } = match
    if (page)
      add(
        match,
        { ...page, people: [], prose: page.body },
        { kind: 'page', _id: page.name, url: page.path },
      )
  }
  const matches = await addEntryIds(
    scope.queries,
    ranked.filter(({ page }) => !page),
  )
  for (const [at, definition] of kinds.entries()) {
    const these = new Map(matches.flatMap((each) => (each.kind === at ? [[each.id, each]] : [])))
    const ids = [...these.keys()]
    for (const texts of await readSearchableEntryTexts(
      scope.queries,
      definition,
      ids,
      scope.reader,
    )) {
      const { id, path } = texts
      const match = these.get(id)
      if (match) add(match, texts, { kind: definition.kind, _id: id, url: path })
    }
  }
  return found.toSorted(compareByRank)
}

const firstOf = <R extends RankedMatch>(all: readonly R[], limit: number, perKind: number): R[] => {
  const counts = new Map<number, number>()
  const first = all.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    return count <= perKind
  })
  return first.slice(0, limit)
}

export const searchSite = async (
  sought: SearchScopeWithoutSpellings,
  typed: string,
  { kind, limit, perKind }: SearchLimits,
) => {
  const query = queryInLanguage(sought.reader.lang, parseQuery(typed))
  const kinds = searchableDefinitions.filter((each) => kind === undefined || each.kind === kind)
  if (query.units.length === 0) {
    return { results: [], total: 0, more: false, kinds: [], suggestions: [] }
  }
  const most = Math.min(limit, perKind ?? limit)
  // A single word has no distance to other words, so the newest results come first.
  const isCompared = query.units.length > 1
  const read = isCompared ? Math.max(limit, mostCompared) : limit
  const readOfAKind = isCompared ? Math.max(most, mostCompared) : most
  const understood = await resolveSearchQuery(sought, kinds, query, readOfAKind)
  const ranked = (await understood.best(limit, readOfAKind)).toSorted(compareByRank)
  const found = await readFound(understood, kinds, firstOf(ranked, read, readOfAKind))
  const shown = firstOf(found, limit, most)
  const counted = kinds.flatMap((each, at) => {
    const count = understood.counts[at]
    return count && count.total > 0 ? [{ kind: each.kind, ...count }] : []
  })
  const offered = await suggestQueries(
    kinds,
    query,
    understood,
    found.map(({ texts }) => texts),
  )
  return {
    results: shown.map(({ result }) => result),
    total: sum(counted.map(({ total }) => total)),
    more: counted.some(({ more }) => more),
    kinds: counted,
    suggestions: offered.filter((text) => !hasLanguageMark(text)),
  }
}
