/**
 * Number of letters used in lookup keys of typos. Words that share a key are then compared letter
 * by letter.
 */
const compared = 7
const shortest = 4
/** Minimum length of a word to match with a typo. Shorter words differ too little from each other. */
const forgiving = 5
const longest = 40

/** Whether typos in a word are corrected: only in letters and long enough words. */
export const canHaveTypo = (word: string): boolean =>
  word.length >= shortest && word.length <= longest && /^[\p{L}\p{M}]+$/u.test(word)

export const typoKeysOf = (word: string): string[] => {
  const letters = Array.from(word).slice(0, compared)
  const without = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  return [...new Set([letters.join(''), ...without])]
}

const isOneSlip = (one: readonly string[], other: readonly string[]): boolean => {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  let [a, b] = [one.length, other.length]
  while (a > from && b > from && one[a - 1] === other[b - 1]) {
    a--
    b--
  }
  if (a - from <= 1 && b - from <= 1) return true
  const isPair = a - from === 2 && b - from === 2
  return isPair && one[from] === other[from + 1] && one[from + 1] === other[from]
}

/**
 * Returns whether a typed word matches an indexed one with one typo in the `whole` word or its
 * `beginning`, or null.
 */
export const matchTypo = (typed: string, known: string): 'whole' | 'beginning' | null => {
  const [one, other] = [Array.from(typed), Array.from(known)]
  if (Math.max(one.length, other.length) < forgiving) return null
  if (isOneSlip(one, other)) return 'whole'
  if (one.length < forgiving) return null
  const lengths = [one.length - 1, one.length, one.length + 1]
  return lengths.some((length) => length < other.length && isOneSlip(one, other.slice(0, length)))
    ? 'beginning'
    : null
}
