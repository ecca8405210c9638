import { type ChangeObject, diffArrays } from 'diff'

/** A stretch of a text, and whether the other text has it too. */
export interface Stretch {
  readonly text: string
  readonly isDifferent: boolean
}

/** The time grows with the square of this; more changes could not be read anyway. */
const mostChanges = 1_000

/** By words, or where too many differ by lines, or as a whole. */
const units = [/\s+|\S+/g, /\n+|[^\n]+/g, /[\s\S]+/g]

const compare = (mine: string, theirs: string): ChangeObject<string[]>[] => {
  for (const unit of units) {
    const [one, other] = [mine.match(unit) ?? [], theirs.match(unit) ?? []]
    const changes = diffArrays<string>(one, other, { maxEditLength: mostChanges })
    if (changes) return changes
  }
  return []
}

/** Joins neighbours that are alike; a blank between two that differ differs with them. */
const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const all: Stretch[] = []
  stretches.forEach(({ text, isDifferent }, at) => {
    const isBetween = stretches[at - 1]?.isDifferent && stretches[at + 1]?.isDifferent
    const differs = isDifferent || (text.trim() === '' && isBetween === true)
    const last = all.at(-1)
    if (last?.isDifferent === differs) all.splice(-1, 1, { ...last, text: last.text + text })
    else all.push({ text, isDifferent: differs })
  })
  return all
}

/** Two texts cut into stretches by words, each marked where the other text differs. */
export const textDifferences = (
  mine: string,
  theirs: string,
): readonly [mine: readonly Stretch[], theirs: readonly Stretch[]] => {
  const changes = compare(mine, theirs)
  const stretches = (own: 'removed' | 'added') =>
    changes
      .filter(({ removed, added }) => (own === 'removed' ? !added : !removed))
      .map((change) => ({ text: change.value.join(''), isDifferent: change[own] }))
  return [joined(stretches('removed')), joined(stretches('added'))]
}
