import { largestOf } from '#contract/list/any-length.ts'
import type { SearchIndexFiles, StaticSearchWordIndex } from '#contract/static/answers.ts'
import { findWordsWithPositions, searchShardNameOf } from '#contract/static/placed-words.ts'
import type { LoadStaticFile } from './load.ts'

const inTitle = 4
const asTyped = 2

/**
 * Returns a score for each page that contains a word starting with `typed`. Words in titles and exact matches
 * score higher.
 */
const pagesWith = async (
  load: LoadStaticFile,
  { words }: SearchIndexFiles,
  typed: string,
): Promise<Map<number, number>> => {
  const beginning = searchShardNameOf(typed)
  const files = Object.keys(words).filter((key) => key.startsWith(beginning))
  const shards = await Promise.all(
    files.map((key) => load<StaticSearchWordIndex>(words[key] ?? '')),
  )
  const fits = new Map<number, number>()
  for (const shard of shards) {
    for (const [word, numbers] of Object.entries(shard)) {
      if (!word.startsWith(typed)) continue
      for (const number of numbers) {
        const fit = (number % 2 === 1 ? inTitle : 1) * (word === typed ? asTyped : 1)
        const page = Math.floor(number / 2)
        fits.set(page, Math.max(fits.get(page) ?? 0, fit))
      }
    }
  }
  return fits
}

/** Finds the pages that contain every word, best first. If none does, returns those that contain the most. */
export const findBestMatchingPages = async (
  load: LoadStaticFile,
  files: SearchIndexFiles,
  text: string,
): Promise<{ pages: number[]; words: readonly string[]; isComplete: boolean }> => {
  const words = [...new Set(findWordsWithPositions(text).map(({ word }) => word))].filter(Boolean)
  const fits = await Promise.all(words.map((word) => pagesWith(load, files, word)))
  const found = new Map<number, { held: number; fit: number }>()
  for (const each of fits) {
    for (const [page, fit] of each) {
      const before = found.get(page) ?? { held: 0, fit: 0 }
      found.set(page, { held: before.held + 1, fit: before.fit + fit })
    }
  }
  const most = largestOf([0, ...Array.from(found.values(), ({ held }) => held)])
  const pages = [...found]
    .filter(([, { held }]) => held === most)
    // Pages with equal scores keep the order of the index, newest first.
    .toSorted(([one, a], [other, b]) => b.fit - a.fit || one - other)
    .map(([page]) => page)
  return { pages, words, isComplete: most === words.length }
}

export const findPagesWithAllWords = async (
  load: LoadStaticFile,
  files: SearchIndexFiles,
  text: string,
): Promise<number[]> => {
  const words = [...new Set(findWordsWithPositions(text).map(({ word }) => word))].filter(Boolean)
  const fits = await Promise.all(words.map((word) => pagesWith(load, files, word)))
  const [first = new Map<number, number>(), ...others] = fits
  return [...first.keys()].filter((page) => others.every((each) => each.has(page)))
}
