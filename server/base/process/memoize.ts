/** Caches results of a pure function by its text argument, for the whole process. */
export const memoizeByText = <T>(
  compute: (text: string) => T,
  most = 1_000,
): ((text: string) => T) => {
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

export const memoizeByObject = <K extends WeakKey, T>(compute: (key: K) => T): ((key: K) => T) => {
  const known = new WeakMap<K, { readonly answer: T }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.answer
    const answer = compute(key)
    known.set(key, { answer })
    return answer
  }
}
