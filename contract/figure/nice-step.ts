const steps = [1, 2, 5]

/** Returns the largest 1, 2 or 5 times a power of ten up to `most`, for the length of a scale bar. */
export const roundDownToScaleStep = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = steps.findLast((each) => each * power <= most * (1 + 1e-9)) ?? 1
  return Number((step * power).toPrecision(1))
}
