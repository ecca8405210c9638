/**
 * A function of one text that remembers its answers, of a few texts at most. Only for functions that always give the same
 * answer to the same text, so the whole process may share what is remembered.
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

/** A function of one object that computes its answer once for each, for as long as the object is there. */
export const memoizePer = <K extends WeakKey, T>(compute: (key: K) => T): ((key: K) => T) => {
  const known = new WeakMap<K, { readonly answer: T }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.answer
    const answer = compute(key)
    known.set(key, { answer })
    return answer
  }
}
