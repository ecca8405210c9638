import { asWritten } from './as-written.ts'
import { meets } from './built-in.ts'
import { wordsLike } from './known-words.ts'
import { hasMatch } from './matches.ts'
import { pagesOf } from './most-words.ts'
import { allOf, type Condition, oneOf, type Query, type Unit } from './query.ts'
import { namesOf, type Searched } from './searched.ts'
import type { Said } from './texts.ts'
import { thereFor, type Understood } from './understand.ts'

const mostSuggestions = 5
const mostSuggested = 10

/** Replacement of a typed word. Without `word`, the typed one is kept. */
type Choice = { readonly unit: Unit; readonly word?: string }

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
export const suggest = async (
  kinds: readonly Searched[],
  { units, written }: Query,
  { scope, way, units: found }: Understood,
  read: readonly Said[],
): Promise<string[]> => {
  if (way === 'as typed') return []
  const names = namesOf(kinds)
  const isFound = async (condition: Condition): Promise<boolean> =>
    pagesOf(scope, kinds).some((page) => meets(page, condition, { in: 'anywhere' })) ||
    hasMatch(scope, names, condition)
  const choicesFor = async (unit: Unit, at: number): Promise<Choice[]> => {
    const isHeld = await isFound(oneOf(unit))
    const typed = unit.flat(2)
    const words =
      way === 'corrected'
        ? (found[at]?.flat(2) ?? []).filter((word) => !typed.includes(word))
        : isHeld
          ? []
          : await wordsLike(scope.queries, typed[0] ?? '', mostSuggestions, thereFor(scope))
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
    if (!isOther || !(await isFound(allOf(search.map(({ unit }) => unit))))) continue
    const words = search.map(({ unit, word }) =>
      word === undefined
        ? (written[units.indexOf(unit)] ?? '')
        : asWritten(scope, kinds, word, read),
    )
    suggestions.add((await Promise.all(words)).join(' '))
  }
  return [...suggestions]
}
