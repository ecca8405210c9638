const steps = [1, 2, 5]

/** The largest of 1, 2 and 5 times a power of ten that is not larger than a number: how long a scale is drawn. */
export const niceBelow = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most))
  const step = steps.findLast((each) => each * power <= most * (1 + 1e-9)) ?? 1
  return Number((step * power).toPrecision(1))
}
