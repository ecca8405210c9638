import { createHash } from 'node:crypto'
import { searchResultKinds } from '#contract/entry-pages.ts'
import {
  type SearchIndexFiles,
  type SearchResultRow,
  type StaticDataIndex,
  staticDataIndexPath,
} from '#contract/static/answers.ts'
import { findWordsWithPositions, searchShardNameOf } from '#contract/static/placed-words.ts'
import type { SearchDoc } from './search-docs.ts'
import type { StaticCopyWriter } from './target.ts'

/** Writes the data files with which the browser filters and searches a static copy. */
export interface StaticDataFileWriter {
  /** Writes a file named by the hash of its content. Returns the path. */
  put(content: object): Promise<string>
  /** Writes the index of all files. Call it last. */
  finish(list: StaticDataIndex): Promise<void>
}

export const createStaticDataFileWriter = (target: StaticCopyWriter): StaticDataFileWriter => ({
  put: async (content) => {
    const text = JSON.stringify(content)
    const file = `answers/${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
    if (!target.keep(file)) await target.put(file, text, 'part')
    return file
  },
  finish: (list) => target.put(staticDataIndexPath, JSON.stringify(list), 'data'),
})

const pagesInPart = 100

const toRow = ({ kind, url, title, detail, about, item }: SearchDoc): SearchResultRow => {
  const row = [kind, url, title, detail, about] as const
  return item ? [...row, item] : row
}

type Shards = Map<string, Map<string, number[]>>

const addWord = (shards: Shards, word: string, number: number): void => {
  const key = searchShardNameOf(word)
  const shard = shards.get(key) ?? new Map<string, number[]>()
  shards.set(key, shard)
  const numbers = shard.get(word)
  if (numbers) numbers.push(number)
  else shard.set(word, [number])
}

/** Writes the search index of one language: words and pages. `docs` are sorted by kind. */
export const writeSearchIndexFiles = async (
  files: StaticDataFileWriter,
  docs: readonly SearchDoc[],
): Promise<SearchIndexFiles> => {
  const shards: Shards = new Map()
  for (const [at, doc] of docs.entries()) {
    const inTitle = new Set(findWordsWithPositions(doc.title).map(({ word }) => word))
    for (const word of doc.words.split(' ').filter(Boolean))
      addWord(shards, word, 2 * at + (inTitle.has(word) ? 1 : 0))
  }
  const words: Record<string, string> = {}
  for (const [key, shard] of [...shards].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    words[key] = await files.put(Object.fromEntries(shard))
  const pages: string[] = []
  for (let at = 0; at < docs.length; at += pagesInPart)
    pages.push(await files.put(docs.slice(at, at + pagesInPart).map(toRow)))
  const kinds = searchResultKinds.map(
    (kind) => [kind, docs.filter((doc) => doc.kind === kind).length] as const,
  )
  return { words, pages, inPart: pagesInPart, kinds }
}
