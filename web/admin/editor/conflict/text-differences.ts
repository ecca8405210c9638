/** A stretch of a text, and whether the other text has it too. */
export interface Stretch {
  readonly text: string
  readonly isDifferent: boolean
}

/** More comparisons than this are not worth the wait: then all between the common ends is different. */
const mostComparisons = 2_000_000

const partsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? []

const commonStart = (one: readonly string[], other: readonly string[]): number => {
  let same = 0
  while (same < one.length && same < other.length && one[same] === other[same]) same++
  return same
}

/** Which parts of two lists belong to their longest common row of parts. */
const commonParts = (one: readonly string[], other: readonly string[]) => {
  const kept = { one: new Set<number>(), other: new Set<number>() }
  if (one.length * other.length > mostComparisons) return kept
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      kept.one.add(i++)
      kept.other.add(j++)
    } else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return kept
}

const toStretches = (parts: readonly string[], isSame: (index: number) => boolean): Stretch[] => {
  const stretches: { text: string; isDifferent: boolean }[] = []
  parts.forEach((text, index) => {
    const isDifferent = !isSame(index)
    const last = stretches.at(-1)
    if (last?.isDifferent === isDifferent) last.text += text
    else stretches.push({ text, isDifferent })
  })
  return stretches
}

/** Two texts cut into stretches by words, each marked where the other text differs. */
export const textDifferences = (
  mine: string,
  theirs: string,
): readonly [mine: readonly Stretch[], theirs: readonly Stretch[]] => {
  const [one, other] = [partsOf(mine), partsOf(theirs)]
  const start = commonStart(one, other)
  const [restOne, restOther] = [one.slice(start), other.slice(start)]
  const end = commonStart(restOne.toReversed(), restOther.toReversed())
  const kept = commonParts(
    restOne.slice(0, restOne.length - end),
    restOther.slice(0, restOther.length - end),
  )
  const isSame = (parts: readonly string[], own: ReadonlySet<number>) => {
    const has = (index: number) =>
      index < start || index >= parts.length - end || own.has(index - start)
    // A blank between two that differ differs with them.
    return (index: number) =>
      has(index) && (parts[index]?.trim() !== '' || has(index - 1) || has(index + 1))
  }
  return [toStretches(one, isSame(one, kept.one)), toStretches(other, isSame(other, kept.other))]
}
