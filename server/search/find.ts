import type { EntityDefinition, Found } from '#contract/entity.ts'
import { mostCounted, type SearchKind, searchKinds } from '#contract/search-kinds.ts'
import type { Queries } from '#server/db/database.ts'
import { definitions } from '#server/definition/definitions.ts'
import { everything, type Reader } from '#server/reader/visible.ts'
import { type Mark, makeExcerpt, markTitle } from './excerpt.ts'
import {
  countMatches,
  type Ground,
  hasMatch,
  type Match,
  newestMatches,
  toQuery,
} from './matches.ts'
import { spellingsOf, withMeanings, wordsLike } from './meanings.ts'
import { allOf, type Condition, oneOf, type Place, readQuery, type Unit } from './query.ts'
import { readTexts } from './texts.ts'

/** What is searched, and for whom. */
type Sought = Omit<Ground, 'spellings'>

/** The same with the spellings of what is looked for. */
const withSpellings = async (sought: Sought, units: readonly Unit[]): Promise<Ground> => ({
  ...sought,
  spellings: await spellingsOf(sought.queries, units),
})

/** An entity whose entries can be found. */
type Searched = EntityDefinition & { readonly found: Found }

const isSearched = (definition: EntityDefinition): definition is Searched =>
  definition.found !== undefined

const searched = definitions
  .filter(isSearched)
  .toSorted((one, other) => searchKinds.indexOf(one.found.as) - searchKinds.indexOf(other.found.as))

/** What is wanted of a search. */
export interface Wanted {
  readonly kind?: SearchKind | undefined
  readonly limit: number
  /** At most so many results of each kind. */
  readonly perKind?: number | undefined
}

/** One thing that was found. */
export interface Result {
  readonly kind: SearchKind
  readonly _id: string
  readonly title: string
  readonly url: string
  readonly excerpt: string
  readonly marks: Mark[]
  readonly titleMarks: Mark[]
}

/** A way to understand what was typed. */
interface Meaning {
  readonly units: readonly Unit[]
  /** What an entry must meet to be found at all. */
  readonly condition: Condition
  /** The better of those come first. */
  readonly tiers: readonly { readonly condition: Condition; readonly place: Place }[]
}

const everyWord = (units: readonly Unit[]): Meaning => {
  const condition = allOf(units)
  return {
    units,
    condition,
    tiers: [
      { condition, place: { in: 'title', whole: true } },
      { condition, place: { in: 'title' } },
      { condition, place: { in: 'title or people' } },
      { condition, place: { in: 'anywhere' } },
    ],
  }
}

const anyWord = (units: readonly Unit[]): Meaning => {
  const condition = { any: units.map(oneOf) }
  const allButOne = {
    any: units.map((_, at) => allOf(units.toSpliced(at, 1))),
  }
  const isWorthIt = units.length > 2 && units.length <= 8
  return {
    units,
    condition,
    tiers: [
      ...(units.length > 1
        ? [{ condition: allOf(units), place: { in: 'anywhere' } as const }]
        : []),
      ...(isWorthIt ? [{ condition: allButOne, place: { in: 'anywhere' } as const }] : []),
      { condition, place: { in: 'title' } },
      { condition, place: { in: 'anywhere' } },
    ],
  }
}

const namesOf = (kinds: readonly Pick<Searched, 'name'>[]): string[] =>
  kinds.map(({ name }) => name)

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

const mostAny = 12

/** Those units that are found anywhere, each as typed or else with a typing error. */
const knownOf = async (
  ground: Ground,
  kinds: readonly Searched[],
  typed: readonly Unit[],
  meant: readonly Unit[],
): Promise<Unit[]> => {
  const known: Unit[] = []
  for (const [at, unit] of typed.entries()) {
    for (const each of [unit, meant[at] ?? unit]) {
      if (!(await hasMatch(ground, namesOf(kinds), oneOf(each)))) continue
      known.push(each)
      break
    }
    if (known.length === mostAny) break
  }
  return known
}

interface Understood {
  readonly ground: Ground
  readonly meaning: Meaning
  readonly totals: readonly number[]
  readonly way: 'as typed' | 'with slips' | 'any word' | 'not at all'
}

/** All words as typed; if that finds nothing, all words with typing errors; if that finds nothing, any word. */
const understand = async (
  sought: Sought,
  kinds: readonly Searched[],
  typed: readonly Unit[],
): Promise<Understood> => {
  const exact = everyWord(typed)
  const asTyped = await withSpellings(sought, typed)
  const totals = await countMatches(asTyped, namesOf(kinds), exact.condition)
  if (sum(totals) > 0) return { ground: asTyped, meaning: exact, totals, way: 'as typed' }
  const meant = await withMeanings(sought.queries, typed)
  const wider = everyWord(meant)
  const ground = await withSpellings(sought, meant)
  const widerTotals = await countMatches(ground, namesOf(kinds), wider.condition)
  if (sum(widerTotals) > 0)
    return { ground, meaning: wider, totals: widerTotals, way: 'with slips' }
  const known = typed.length > 1 ? await knownOf(ground, kinds, typed, meant) : []
  if (known.length === 0) return { ground, meaning: exact, totals, way: 'not at all' }
  const meaning = anyWord(known)
  const anyTotals = await countMatches(ground, namesOf(kinds), meaning.condition)
  return { ground, meaning, totals: anyTotals, way: 'any word' }
}

interface Ranked extends Match {
  readonly kind: number
  readonly tier: number
  /** Its place among those of its kind. */
  readonly place: number
}

/** The best entries, at most so many of each kind. */
const bestOf = async (
  ground: Ground,
  kinds: readonly Searched[],
  { tiers }: Meaning,
  totals: readonly number[],
  limit: number,
): Promise<Ranked[]> => {
  const found = kinds.map(({ name }, kind) => ({
    ...{ name, kind, most: Math.min(limit, totals[kind] ?? 0) },
    best: new Map<string, Ranked>(),
  }))
  let asked = ''
  for (const [tier, { condition, place }] of tiers.entries()) {
    const lacking = found.filter(({ best, most }) => best.size < most)
    if (lacking.length === 0) break
    // Where no known word is longer than what was typed, whole words and beginnings are the same.
    const query = toQuery(ground, condition, place)
    if (query === asked) continue
    asked = query
    const matches = await newestMatches(ground, namesOf(lacking), condition, place, limit)
    for (const { kind, name, best, most } of lacking) {
      for (const match of matches) {
        if (match.entity !== name || best.size >= most || best.has(match.id)) continue
        best.set(match.id, { ...match, kind, tier, place: best.size })
      }
    }
  }
  return found.flatMap(({ best }) => [...best.values()])
}

/** The kinds take turns, so that many of one do not hide a few of another. */
const byRank = (one: Ranked, other: Ranked): number =>
  one.tier - other.tier || one.place - other.place || one.kind - other.kind

const toResults = async (
  ground: Ground,
  kinds: readonly Searched[],
  ranked: readonly Ranked[],
  units: readonly Unit[],
): Promise<Result[]> => {
  const results = new Map<string, Result>()
  for (const [at, definition] of kinds.entries()) {
    const ids = ranked.filter(({ kind }) => kind === at).map(({ id }) => id)
    for (const { id, title, path, body, people } of await readTexts(
      ground.queries,
      definition,
      ids,
      ground.reader,
    )) {
      results.set(id, {
        ...{ kind: definition.found.as, _id: id, title, url: path },
        ...makeExcerpt([...body, ...people], units),
        titleMarks: markTitle(title, units),
      })
    }
  }
  return ranked.flatMap(({ id }) => results.get(id) ?? [])
}

const mostSuggestions = 5
/** Of how many typed words others are suggested. */
const mostSuggested = 10

const wordOf = (unit: Unit): string => unit[0]?.map((term) => term[0]).join(' ') ?? ''

/** What can be searched for instead, when not all words were found as typed. */
const suggest = async (
  kinds: readonly Searched[],
  typed: readonly Unit[],
  { ground, way, meaning }: Understood,
): Promise<string[]> => {
  if (way === 'as typed') return []
  const names = namesOf(kinds)
  const isThere = (word: string) => hasMatch(ground, names, word, { in: 'anywhere', whole: true })
  const optionsFor = (unit: Unit, at: number) =>
    way === 'with slips' ? (meaning.units[at]?.[0]?.[0] ?? []) : likeUnknown(unit)
  const likeUnknown = async (unit: Unit) =>
    (await hasMatch(ground, names, oneOf(unit)))
      ? []
      : wordsLike(ground.queries, wordOf(unit), mostSuggestions)
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

/** Finds what the site holds and the reader may see for what someone types. */
export const find = async (sought: Sought, typed: string, { kind, limit, perKind }: Wanted) => {
  const units = readQuery(typed)
  const kinds = searched.filter(({ found }) => kind === undefined || found.as === kind)
  if (units.length === 0) return { results: [], total: 0, more: false, kinds: [], suggestions: [] }
  const understood = await understand(sought, kinds, units)
  const { ground, meaning, totals } = understood
  const most = Math.min(limit, perKind ?? limit)
  const ranked = await bestOf(ground, kinds, meaning, totals, most)
  const best = ranked.toSorted(byRank).slice(0, limit)
  const counted = kinds.flatMap(({ found }, at) => {
    const total = totals[at] ?? 0
    const more = total > mostCounted
    return total > 0 ? [{ kind: found.as, total: more ? mostCounted : total, more }] : []
  })
  return {
    results: await toResults(ground, kinds, best, meaning.units),
    total: sum(counted.map(({ total }) => total)),
    more: counted.some(({ more }) => more),
    kinds: counted,
    suggestions: await suggest(kinds, units.slice(0, mostSuggested), understood),
  }
}

/** What entries of one kind must meet to be on a list that is searched; null when no word was typed. */
export const listCondition = async (
  queries: Queries,
  entity: string,
  typed: string,
  reader: Reader = everything,
): Promise<{ ground: Ground; condition: Condition } | null> => {
  const kinds = searched.filter(({ name }) => name === entity)
  const units = readQuery(typed)
  if (kinds.length === 0 || units.length === 0) return null
  const sought = { queries, reader }
  const ground = await withSpellings(sought, units)
  const condition = allOf(units)
  if (await hasMatch(ground, [entity], condition)) return { ground, condition }
  const meant = await withMeanings(queries, units)
  return { ground: await withSpellings(sought, meant), condition: allOf(meant) }
}
