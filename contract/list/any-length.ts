// Unlike `push(...entries)`, also works for 100,000 entries. Arguments are passed on the stack, which would
// overflow.

export const appendAll = <T>(list: T[], entries: Iterable<T>): void => {
  for (const entry of entries) list.push(entry)
}

/** Returns the largest number, or -Infinity for an empty list. */
export const largestOf = (numbers: Iterable<number>): number => {
  let largest = Number.NEGATIVE_INFINITY
  for (const each of numbers) largest = Math.max(largest, each)
  return largest
}

/** Returns the smallest number, or Infinity for an empty list. */
export const smallestOf = (numbers: Iterable<number>): number => {
  let smallest = Number.POSITIVE_INFINITY
  for (const each of numbers) smallest = Math.min(smallest, each)
  return smallest
}
