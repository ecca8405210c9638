/**
 * A function of one text that remembers its answers, of a few texts at most. Only for functions that always give the same
 * answer to the same text: whoever shares the process may share what is remembered.
 */
export const memoize = <T>(compute: (text: string) => T, most = 1_000): ((text: string) => T) => {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = compute(text)
    if (known.size >= most) known.clear()
    known.set(text, answer)
    return answer
  }
}
