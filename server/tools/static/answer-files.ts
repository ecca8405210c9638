import { createHash } from 'node:crypto'
import { searchResultKinds } from '#contract/entry-pages.ts'
import {
  type SearchIndexFiles,
  type SearchResultRow,
  type StaticDataIndex,
  staticDataIndexPath,
} from '#contract/static/answers.ts'
import { findWordsWithPositions, searchShardNameOf } from '#contract/static/placed-words.ts'
import type { CopiedUrls } from './copied-address.ts'
import type { SearchDoc } from './search-doc.ts'
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

interface Found {
  readonly address: string
  readonly doc: SearchDoc
}

const isFound = (each: { address: string; doc: SearchDoc | undefined }): each is Found =>
  each.doc !== undefined

/** Sorts by kind and newest first, as newer entries have greater ids. */
const inOrder = (one: Found, other: Found): number =>
  searchResultKinds.indexOf(one.doc.kind) - searchResultKinds.indexOf(other.doc.kind) ||
  (one.address < other.address ? 1 : -1)

const asFound = (
  { address, doc: { kind, title, detail, about } }: Found,
  prefix: string,
): SearchResultRow => [kind, address.slice(prefix.length), title, detail, about]

type Shards = Map<string, Map<string, number[]>>

const addWord = (shards: Shards, word: string, number: number): void => {
  const key = searchShardNameOf(word)
  const shard = shards.get(key) ?? new Map<string, number[]>()
  shards.set(key, shard)
  const numbers = shard.get(word)
  if (numbers) numbers.push(number)
  else shard.set(word, [number])
}

/** Writes the search index of one language: words and pages. */
export const writeSearchIndexFiles = async (
  files: StaticDataFileWriter,
  addresses: CopiedUrls,
  /** Prefix of the language's paths. The router adds it to links. */
  { prefix, isHere }: { readonly prefix: string; isHere(address: string): boolean },
): Promise<{ files: SearchIndexFiles; numbers: ReadonlyMap<string, number> }> => {
  const found = Array.from(addresses, ([address, { doc }]) => ({ address, doc }))
    .filter(isFound)
    .filter(({ address }) => isHere(address))
    .toSorted(inOrder)
  const shards: Shards = new Map()
  for (const [at, { doc }] of found.entries()) {
    const inTitle = new Set(findWordsWithPositions(doc.title).map(({ word }) => word))
    for (const word of doc.words.split(' ').filter(Boolean))
      addWord(shards, word, 2 * at + (inTitle.has(word) ? 1 : 0))
  }
  const words: Record<string, string> = {}
  for (const [key, shard] of [...shards].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    words[key] = await files.put(Object.fromEntries(shard))
  const pages: string[] = []
  for (let at = 0; at < found.length; at += pagesInPart)
    pages.push(
      await files.put(found.slice(at, at + pagesInPart).map((each) => asFound(each, prefix))),
    )
  const kinds = searchResultKinds.map(
    (kind) => [kind, found.filter(({ doc }) => doc.kind === kind).length] as const,
  )
  return {
    files: { words, pages, inPart: pagesInPart, kinds },
    numbers: new Map(found.map(({ address }, at) => [address, at])),
  }
}
