import { wordsLike } from './known-words.ts'
import { hasMatch } from './matches.ts'
import { oneOf, type Unit } from './query.ts'
import { namesOf, type Searched } from './searched.ts'
import { thereFor, type Understood } from './understand.ts'

const mostSuggestions = 5
/** Of how many typed words others are suggested. */
const mostSuggested = 10

const wordOf = (unit: Unit): string => unit[0]?.map((term) => term[0]).join(' ') ?? ''

/** What can be searched for instead, when not all words were found as typed. */
export const suggest = async (
  kinds: readonly Searched[],
  units: readonly Unit[],
  { scope, way, interpretation }: Understood,
): Promise<string[]> => {
  if (way === 'as typed') return []
  const typed = units.slice(0, mostSuggested)
  const names = namesOf(kinds)
  const isThere = (word: string) => hasMatch(scope, names, word, { in: 'anywhere', whole: true })
  const optionsFor = (unit: Unit, at: number) =>
    way === 'corrected' ? (interpretation.units[at]?.[0]?.[0] ?? []) : likeUnknown(unit)
  const likeUnknown = async (unit: Unit) =>
    (await hasMatch(scope, names, oneOf(unit)))
      ? []
      : wordsLike(scope.queries, wordOf(unit), mostSuggestions, thereFor(scope))
  const suggestions = new Set<string>()
  for (const [at, unit] of typed.entries()) {
    for (const option of await optionsFor(unit, at)) {
      if (suggestions.size === mostSuggestions) return [...suggestions]
      if (option === wordOf(unit) || !(await isThere(option))) continue
      suggestions.add(typed.map((each, index) => (index === at ? option : wordOf(each))).join(' '))
    }
  }
  return [...suggestions]
}
