import { foldForSearch } from '#server/base/db/fold.ts'
import { maxWordLength, type WordRun } from './words.ts'

/** Normalizes an identifier to letters and digits, without the version of an arXiv number. */
export const identifierKeyOf = (identifier: string): string =>
  foldForSearch(identifier)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^(\d{8,9})v\d{1,3}$/, '$1')
    .slice(0, maxWordLength)

const shortest = 5

const isKey = (key: string): boolean => key.length >= shortest && /\d/.test(key)

const dois = /\b10\.\d{4,9}\/[^\s"<>]+/g
const arxivDoi = /^1048550arxiv/

/** Separates the DOIs from the rest of a text, because they may contain characters that end other words. */
export const extractDois = (text: string): { dois: string[]; rest: string } => {
  const found: string[] = []
  const rest = text.replaceAll(dois, (doi) => {
    found.push(doi)
    return ' '
  })
  return { dois: found, rest }
}

/** Maximum number of words in an identifier such as `R01 EB 012345`. */
const mostNeighbours = 3

export const identifierKeysIn = (runs: readonly WordRun[], dois: readonly string[]): string[] => {
  const keys = new Set(dois.map(identifierKeyOf).flatMap((doi) => [doi, doi.replace(arxivDoi, '')]))
  const wholes = runs.map(({ words }) => words.map(({ text }) => text).join(''))
  for (const [at, { words }] of runs.entries()) {
    for (let count = 1; count <= mostNeighbours; count++) {
      keys.add(identifierKeyOf(wholes.slice(at, at + count).join('')))
    }
    const last = words.slice(-mostNeighbours)
    for (let from = 0; from < last.length; from++) {
      keys.add(
        identifierKeyOf(
          last
            .slice(from)
            .map(({ text }) => text)
            .join(''),
        ),
      )
    }
  }
  return [...keys].filter(isKey)
}
