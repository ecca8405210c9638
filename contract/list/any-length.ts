// Arguments are passed on the stack, so spreading 100,000 items into `push` or `Math.max` fails.

export const append = <T>(list: T[], entries: Iterable<T>): void => {
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
