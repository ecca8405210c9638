const long = 90
const veryLong = 140

/** Returns one of three font size classes, for titles of normal, long or very long length. */
export const titleSizeClass = (
  title: unknown,
  [usual, smaller, smallest]: readonly [string, string, string],
): string => {
  const length = typeof title === 'string' ? title.length : 0
  return length > veryLong ? smallest : length > long ? smaller : usual
}
