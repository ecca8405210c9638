const long = 90
const veryLong = 140

/** The first of three classes for a usual headline, a smaller one for a long and a very long one. */
export const titleSize = (
  title: unknown,
  [usual, smaller, smallest]: readonly [string, string, string],
): string => {
  const length = typeof title === 'string' ? title.length : 0
  return length > veryLong ? smallest : length > long ? smaller : usual
}
