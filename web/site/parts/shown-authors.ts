/** Up to so many authors all are named; of more, the first ones, the last and those of the group. */
const most = 14
const first = 8

/** The places in a list of authors that are named: nobody of the group is ever left out. */
export const shownPlaces = (count: number, isOfGroup: (place: number) => boolean): number[] => {
  const all = Array.from({ length: count }, (_, place) => place)
  if (count <= most) return all
  return all.filter((place) => place < first || place === count - 1 || isOfGroup(place))
}
