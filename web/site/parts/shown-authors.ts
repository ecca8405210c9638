/**
 * Lists of at most this many authors are shown in full. Longer lists show the first and last authors and all
 * group members.
 */
const maxComplete = 14
const firstCount = 8

/** Returns the indexes of the authors to show in a long list. Members of the group are never omitted. */
export const selectShownAuthorIndexes = (
  count: number,
  isOfGroup: (place: number) => boolean,
): number[] => {
  const positions = Array.from({ length: count }, (_, place) => place)
  if (count <= maxComplete) return positions
  return positions.filter((place) => place < firstCount || place === count - 1 || isOfGroup(place))
}
