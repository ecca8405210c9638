// Each argument of a call takes room on the stack: lists of some 100,000 entries cannot be spread into `push` or `Math.max`.

/** Adds entries to the end of a list, however many there are. */
export const append = <T>(list: T[], entries: Iterable<T>): void => {
  for (const entry of entries) list.push(entry)
}

/** Returns the largest of any number of numbers; -Infinity if there are none. */
export const largestOf = (numbers: Iterable<number>): number => {
  let largest = Number.NEGATIVE_INFINITY
  for (const each of numbers) largest = Math.max(largest, each)
  return largest
}

/** Returns the smallest of any number of numbers; Infinity if there are none. */
export const smallestOf = (numbers: Iterable<number>): number => {
  let smallest = Number.POSITIVE_INFINITY
  for (const each of numbers) smallest = Math.min(smallest, each)
  return smallest
}
