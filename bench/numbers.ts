/** Returns the quantile of values, for instance 0.5 for the median. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Returns the median, which a noisy machine distorts less than the mean. */
export const median = (values: readonly number[]): number => quantile(values, 0.5)
