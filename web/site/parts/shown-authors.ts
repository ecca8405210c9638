/**
 * Maximum number of authors that are all shown. Longer lists show the first and last ones and
 * group members.
 */
const maxComplete = 14
const firstCount = 8

/** Returns the positions of the authors to show. Group members are never omitted. */
export const selectShownAuthorIndexes = (
  count: number,
  isOfGroup: (place: number) => boolean,
): number[] => {
  const positions = Array.from({ length: count }, (_, place) => place)
  if (count <= maxComplete) return positions
  return positions.filter((place) => place < firstCount || place === count - 1 || isOfGroup(place))
}
