import { largestOf } from '#contract/list/any-length.ts'
import { type BuiltInPage, builtInPageMatches } from './built-in.ts'
import type { SearchScope } from './matches.ts'
import { type ConditionWithWordPlace, findNewestMatchesPerCondition } from './newest-lists.ts'
import { requireAllUnits, requireUnit, type SearchUnit } from './query.ts'
import type { RankedMatch } from './rank.ts'
import { namesOfDefinitions, type SearchableDefinition } from './searched.ts'

/** Maximum number of search units to compare. The longest ones are chosen, because they are the rarest. */
const mostUnits = 24
const mostCompared = 256

const lengthOf = (unit: SearchUnit): number => largestOf(unit.flat(2).map((word) => word.length))

export const distinctiveUnits = <U extends SearchUnit>(units: readonly U[]): U[] => {
  const longest = units.toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const chosen = new Set(longest.slice(0, mostUnits))
  return units.filter((unit) => chosen.has(unit))
}

const anywhere = { in: 'anywhere' } as const
const prominent = { in: 'title or people' } as const

type Lists = readonly (readonly number[])[]

/** Returns the index of the kind of built-in pages, or -1 if they are not searched. */
export const pageKindOf = (kinds: readonly SearchableDefinition[]): number =>
  kinds.findIndex(({ kind }) => kind === 'page')

export const searchedPagesOf = (
  { pages = [] }: SearchScope,
  kinds: readonly SearchableDefinition[],
) => (pageKindOf(kinds) < 0 ? [] : pages)

const holding = (unit: SearchUnit): ConditionWithWordPlace => ({
  condition: requireUnit(unit),
  place: anywhere,
})

/** Returns for each unit whether any entry or page contains it. */
export const findUnitsWithMatches = async (
  scope: SearchScope,
  kinds: readonly SearchableDefinition[],
  units: readonly SearchUnit[],
): Promise<boolean[]> => {
  const lists = await findNewestMatchesPerCondition(
    scope,
    namesOfDefinitions(kinds),
    units.map(holding),
    1,
  )
  const pages = searchedPagesOf(scope, kinds)
  return units.map(
    (unit, at) =>
      lists[at]?.some((list) => list.length > 0) ||
      pages.some((page) => builtInPageMatches(page, requireUnit(unit), anywhere)),
  )
}

/** Constant in the formula for word weights, in which words found in fewer entries weigh more. */
const usualSize = 600
const weightOf = (lists: Lists): number =>
  Math.log(1 + usualSize / lists.reduce((sum, list) => sum + list.length, 1)) ** 2

const inText = 0.6

/**
 * Minimum number of search units to split into groups. With fewer, all entries with any of the
 * units are compared anyway.
 */
const worthGrouping = 6

/**
 * Splits units into three groups. If two of many pasted words are wrong, one group is still
 * correct, and few entries match a whole group.
 */
const groupsOf = (units: readonly SearchUnit[]): number[][] =>
  units.length < worthGrouping
    ? []
    : [0, 1, 2].map((start) => units.flatMap((_, at) => (at % 3 === start ? [at] : [])))

const least = 0.25

export interface MostWordsResult {
  readonly ranked: readonly RankedMatch[]
  /** For each kind of entry, whether more entries contain a word than were compared. */
  readonly more: readonly boolean[]
}

/** Finds the entries that contain most of the units and the rarest ones, best first. */
export const findByMostWords = async (
  scope: SearchScope,
  kinds: readonly SearchableDefinition[],
  units: readonly SearchUnit[],
): Promise<MostWordsResult> => {
  const groups = groupsOf(units)
  const asked: ConditionWithWordPlace[] = [
    ...units.map(holding),
    ...units.map((unit) => ({ condition: requireUnit(unit), place: prominent })),
    ...groups.map((group) => ({
      condition: requireAllUnits(units.filter((_, at) => group.includes(at))),
      place: anywhere,
    })),
  ]
  const all = await findNewestMatchesPerCondition(
    scope,
    namesOfDefinitions(kinds),
    asked,
    mostCompared,
  )
  const [holders, lists] = [all.slice(0, units.length), all.slice(units.length)]
  const weights = holders.map(weightOf)
  const found = kinds.map(() => new Map<number, Map<number, number>>())
  const note = (lists: Lists | undefined, unit: number, share: number) => {
    for (const [kind, numbers] of (lists ?? []).entries()) {
      for (const number of numbers) {
        const entry = found[kind]?.get(number) ?? new Map<number, number>()
        entry.set(unit, Math.max(entry.get(unit) ?? 0, (weights[unit] ?? 0) * share))
        found[kind]?.set(number, entry)
      }
    }
  }
  for (const unit of units.keys()) {
    note(holders[unit], unit, inText)
    note(lists[unit], unit, 1)
  }
  for (const [at, group] of groups.entries()) {
    for (const unit of group) note(lists[units.length + at], unit, inText)
  }
  const scored: RankedMatch[] = kinds.flatMap(({ name }, kind) =>
    Array.from(found[kind] ?? [], ([number, counts]) => ({
      entity: name,
      number,
      kind,
      tier: 0,
      place: 0,
      score: counts.values().reduce((sum, count) => sum + count, 0),
    })),
  )
  const pageKind = pageKindOf(kinds)
  const scoreOf = (page: BuiltInPage) =>
    units.reduce((sum, unit, at) => {
      const share = builtInPageMatches(page, requireUnit(unit), prominent) ? 1 : inText
      return builtInPageMatches(page, requireUnit(unit), anywhere)
        ? sum + (weights[at] ?? 0) * share
        : sum
    }, 0)
  for (const [number, page] of searchedPagesOf(scope, kinds).entries()) {
    const entry = { entity: '', number, kind: pageKind, tier: 0, place: 0, page }
    scored.push({ ...entry, score: scoreOf(page) })
  }
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0)
  const ranked = scored
    .filter(({ score }) => score > 0 && score >= best * least)
    .toSorted(
      (one, other) => other.score - one.score || Math.abs(other.number) - Math.abs(one.number),
    )
  return {
    ranked,
    more: kinds.map((_, kind) => holders.some((each) => (each[kind]?.length ?? 0) >= mostCompared)),
  }
}
