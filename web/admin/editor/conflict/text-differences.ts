import { type ChangeObject, diffArrays } from 'diff'

/** A part of a text. `isDifferent` if the other text lacks it. */
export interface ComparedTextPart {
  readonly text: string
  readonly isDifferent: boolean
}

/**
 * Maximum number of differences to search for, because the running time grows with the square of the number.
 */
const maxChanges = 1_000

/**
 * Matches the units in which two texts are compared, from fine to coarse: words, lines, the whole
 * text. If there are more than `maxChanges` differences, a coarser unit is used.
 */
const units = [/\s+|\S+/g, /\n+|[^\n]+/g, /[\s\S]+/g]

const compare = (mine: string, theirs: string): ChangeObject<string[]>[] => {
  for (const unit of units) {
    const [one, other] = [mine.match(unit) ?? [], theirs.match(unit) ?? []]
    const changes = diffArrays<string>(one, other, { maxEditLength: maxChanges })
    if (changes) return changes
  }
  return []
}

/**
 * Merges adjacent parts that are both equal or both different. Whitespace between two different parts counts
 * as different.
 */
const joined = (stretches: readonly ComparedTextPart[]): ComparedTextPart[] => {
  const all: ComparedTextPart[] = []
  stretches.forEach(({ text, isDifferent }, at) => {
    const isBetween = stretches[at - 1]?.isDifferent && stretches[at + 1]?.isDifferent
    const differs = isDifferent || (text.trim() === '' && isBetween === true)
    const last = all.at(-1)
    if (last?.isDifferent === differs) all.splice(-1, 1, { ...last, text: last.text + text })
    else all.push({ text, isDifferent: differs })
  })
  return all
}

/** Splits two texts into parts, and marks the parts that the other text lacks. */
export const compareTexts = (
  mine: string,
  theirs: string,
): readonly [mine: readonly ComparedTextPart[], theirs: readonly ComparedTextPart[]] => {
  const changes = compare(mine, theirs)
  const stretches = (own: 'removed' | 'added') =>
    changes
      .filter(({ removed, added }) => (own === 'removed' ? !added : !removed))
      .map((change) => ({ text: change.value.join(''), isDifferent: change[own] }))
  return [joined(stretches('removed')), joined(stretches('added'))]
}
