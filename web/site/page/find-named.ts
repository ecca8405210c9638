const folded = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** The first of some things with this name, without regard to case and spacing. */
export const findNamed = <T>(
  things: readonly T[],
  name: string,
  nameOf: (thing: T) => string,
): T | undefined => things.find((thing) => folded(nameOf(thing)) === folded(name))
