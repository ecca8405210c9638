import { findSpellingOnSite } from './as-written.ts'
import { builtInPageMatches } from './built-in.ts'
import { findSimilarWords } from './known-words.ts'
import { hasVisibleMatch } from './matches.ts'
import { searchedPagesOf } from './most-words.ts'
import {
  requireAllUnits,
  requireUnit,
  type SearchCondition,
  type SearchQuery,
  type SearchUnit,
} from './query.ts'
import { namesOfDefinitions, type SearchableDefinition } from './searched.ts'
import type { SearchResultTexts } from './texts.ts'
import { createWordVisibilityCheck, type ResolvedSearchQuery } from './understand.ts'

const mostSuggestions = 5
const mostSuggested = 10

/** Replacement of a typed word. Without `word`, the typed one is kept. */
type Choice = { readonly unit: SearchUnit; readonly word?: string }

const searchesOf = (choices: readonly (readonly Choice[])[]): Choice[][] => {
  const first = choices.flatMap(([choice]) => choice ?? [])
  const others = choices.flatMap((some, at) =>
    some
      .slice(1)
      .map((other) => choices.flatMap(([own], nth) => (nth === at ? other : (own ?? [])))),
  )
  return [first, ...others]
}

/** Suggests queries that match more words, in the spelling of the site. */
export const suggestQueries = async (
  kinds: readonly SearchableDefinition[],
  { units, written }: SearchQuery,
  { scope, way, units: found }: ResolvedSearchQuery,
  read: readonly SearchResultTexts[],
): Promise<string[]> => {
  if (way === 'as typed') return []
  const names = namesOfDefinitions(kinds)
  const isFound = async (condition: SearchCondition): Promise<boolean> =>
    searchedPagesOf(scope, kinds).some((page) =>
      builtInPageMatches(page, condition, { in: 'anywhere' }),
    ) || hasVisibleMatch(scope, names, condition)
  const choicesFor = async (unit: SearchUnit, at: number): Promise<Choice[]> => {
    const isHeld = await isFound(requireUnit(unit))
    const typed = unit.flat(2)
    const words =
      way === 'corrected'
        ? (found[at]?.flat(2) ?? []).filter((word) => !typed.includes(word))
        : isHeld
          ? []
          : await findSimilarWords(
              scope.queries,
              typed[0] ?? '',
              mostSuggestions,
              createWordVisibilityCheck(scope),
            )
    const others = words.map((word) => ({ unit: [[[word]]], word }))
    return isHeld ? [{ unit }, ...others] : others
  }
  const choices: Choice[][] = []
  for (const [at, unit] of units.slice(0, mostSuggested).entries()) {
    choices.push(await choicesFor(unit, at))
  }
  const suggestions = new Set<string>()
  for (const search of searchesOf(choices)) {
    if (suggestions.size === mostSuggestions) break
    const isOther = search.some(({ word }) => word !== undefined)
    if (!isOther || !(await isFound(requireAllUnits(search.map(({ unit }) => unit))))) continue
    const words = search.map(({ unit, word }) =>
      word === undefined
        ? (written[units.indexOf(unit)] ?? '')
        : findSpellingOnSite(scope, kinds, word, read),
    )
    suggestions.add((await Promise.all(words)).join(' '))
  }
  return [...suggestions]
}
