import { sql } from 'kysely'
import type { SearchResultKind } from '#contract/entry-pages.ts'
import { itemFoundSchema, type SearchResult } from '#contract/lifecycle/search.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { findWordsWithPositions } from '#contract/static/placed-words.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { visibleCondition } from '#server/base/reader/visible.ts'
import { formatResultDetail } from '#server/base/search/detail.ts'
import { createHighlighter } from '#server/base/search/found-excerpt.ts'
import { searchableDefinitions } from '#server/base/search/searched.ts'
import { readSearchableEntryTexts, type SearchResultTexts } from '#server/base/search/texts.ts'
import { createBuiltInPageReader } from '#server/site/search-pages.ts'

/** A search result of a static copy, with the words that find it. */
export interface SearchDoc {
  readonly kind: SearchResultKind
  readonly id: string
  /** Path without the prefix of the language, which the router adds to links. */
  readonly url: string
  readonly title: string
  readonly detail: string
  readonly about: string
  /** Properties of the result if it is an item. */
  readonly item?: Pick<SearchResult, 'collection' | 'closesAfter'>
  /** All different words in one string, because an array would take ten times the memory. */
  readonly words: string
}

/** Maximum number of characters that are indexed per entry. */
const mostText = 20_000
const atOnce = 100

/** Formats results like the live search does for a query that is not in the text. */
const highlighter = createHighlighter([])

const toDoc = (
  where: Pick<SearchDoc, 'kind' | 'id' | 'url'>,
  texts: SearchResultTexts & { readonly keys?: readonly string[] },
): SearchDoc => {
  const { title, people, body, keys = [] } = texts
  const all = [title, ...people, ...keys, ...body].join(' ').slice(0, mostText)
  const words = new Set(findWordsWithPositions(all).map(({ word }) => word))
  return {
    ...where,
    title,
    detail: formatResultDetail(texts.detail ?? {}, highlighter).detail,
    ...(where.kind === 'item' && { item: itemFoundSchema.parse(texts.detail?.also) }),
    about: highlighter.show(texts).excerpt,
    words: [...words].filter(Boolean).join(' '),
  }
}

/** Reads everything that the live search finds for visitors, by kind and newest first. */
export const readSearchDocs = async (
  services: BaseServices,
  lang: string | undefined,
): Promise<SearchDoc[]> => {
  const { queries } = services.database
  const reader = await createReaderFor(services, null, { lang })
  const builtIn = await createBuiltInPageReader(services)(lang)
  const docs: SearchDoc[] = []
  for (const definition of searchableDefinitions) {
    const { kind, name } = definition
    const { rows } = await sql<{ id: string }>`select "_id" as id from ${sql.table(name)}
      where ${visibleCondition(reader, name)} order by "_id" desc`.execute(queries)
    for (let at = 0; at < rows.length; at += atOnce) {
      const ids = rows.slice(at, at + atOnce).map(({ id }) => id)
      const read = await readSearchableEntryTexts(queries, definition, ids, reader)
      const byId = new Map(read.map((texts) => [texts.id, texts]))
      for (const id of ids) {
        const texts = byId.get(id)
        if (texts) docs.push(toDoc({ kind, id, url: texts.path }, texts))
      }
    }
    if (kind === 'page')
      appendAll(
        docs,
        builtIn.map((page) =>
          toDoc({ kind, id: page.name, url: page.path }, { ...page, people: [], prose: page.body }),
        ),
      )
  }
  return docs
}
