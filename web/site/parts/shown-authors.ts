/**
 * Maximum number of authors that are all shown. Longer lists show the first and last ones and
 * group members.
 */
const most = 14
const first = 8

/** Returns the positions of the authors to show. Group members are never omitted. */
export const shownPlaces = (count: number, isOfGroup: (place: number) => boolean): number[] => {
  const all = Array.from({ length: count }, (_, place) => place)
  if (count <= most) return all
  return all.filter((place) => place < first || place === count - 1 || isOfGroup(place))
}
