/** Words are grouped by their first letters; within a group they are compared one by one. */
const compared = 7
const shortest = 4
/** Shorter words are so similar that a typing error cannot be distinguished from another word. */
const forgiving = 5
const longest = 40

/** Whether typing errors in a word are forgiven: letters only, and enough of them. */
export const canSlip = (word: string): boolean =>
  word.length >= shortest && word.length <= longest && /^[\p{L}\p{M}]+$/u.test(word)

/** A word's beginning, as it is and with each letter left out: two words one slip apart share one of them. */
export const slipsOf = (word: string): string[] => {
  const letters = Array.from(word).slice(0, compared)
  const without = letters.map((_, at) => letters.toSpliced(at, 1).join(''))
  return [...new Set([letters.join(''), ...without])]
}

/** Whether two words differ by one letter too many, missing or wrong, or by two neighbours swapped. */
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

/** How a typed word can stand for a known one: by one slip in the whole word, or in its beginning; or not at all. */
export const slipBetween = (typed: string, known: string): 'whole' | 'beginning' | null => {
  const [one, other] = [Array.from(typed), Array.from(known)]
  if (Math.max(one.length, other.length) < forgiving) return null
  if (isOneSlip(one, other)) return 'whole'
  if (one.length < forgiving) return null
  const lengths = [one.length - 1, one.length, one.length + 1]
  return lengths.some((length) => length < other.length && isOneSlip(one, other.slice(0, length)))
    ? 'beginning'
    : null
}
