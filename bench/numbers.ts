/** The value at a share of the sorted values, 0.5 for the middle one. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** The middle value: a noisy machine spoils the mean, not this. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)
