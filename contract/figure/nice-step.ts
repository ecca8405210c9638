const steps = [1, 2, 5]

/**
 * Returns a round length for a scale bar: the largest number up to `most` that is 1, 2 or 5 times a power of
 * ten.
 */
export const roundDownToScaleStep = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = steps.findLast((each) => each * power <= most * (1 + 1e-9)) ?? 1
  return Number((step * power).toPrecision(1))
}
