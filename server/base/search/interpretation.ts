import { allOf, type Condition, oneOf, type Place, type Unit } from './query.ts'

/** A way to understand what was typed. */
export interface Interpretation {
  readonly units: readonly Unit[]
  /** What an entry must meet to be found at all. */
  readonly condition: Condition
  /** The better of those, which come first. */
  readonly tiers: readonly { readonly condition: Condition; readonly place: Place }[]
}

/** Entries with all of the words; the better ones have them in the title. */
export const everyWord = (units: readonly Unit[]): Interpretation => {
  const condition = allOf(units)
  return {
    units,
    condition,
    tiers: [
      { condition, place: { in: 'title', whole: true } },
      { condition, place: { in: 'title' } },
      { condition, place: { in: 'title or people' } },
    ],
  }
}

/** Entries with any of the words; the better ones have more of them. */
export const anyWord = (units: readonly Unit[]): Interpretation => {
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
    ],
  }
}
