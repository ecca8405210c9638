const long = 90
const veryLong = 140

/** Returns the font size class for a title: one of three, for normal, long and very long titles. */
export const titleSizeClass = (
  title: unknown,
  [usual, smaller, smallest]: readonly [string, string, string],
): string => {
  const length = typeof title === 'string' ? title.length : 0
  return length > veryLong ? smallest : length > long ? smaller : usual
}
