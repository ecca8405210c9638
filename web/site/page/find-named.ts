import type { SalusClient } from '#contract/api.ts'

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/["“”„]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The first of some things with this name, without regard to case, spacing and quotes. */
const findNamed = <T>(
  things: readonly T[],
  name: string,
  nameOf: (thing: T) => string,
): T | undefined => things.find((thing) => folded(nameOf(thing)) === folded(name))

/**
 * One of some entries by its name as the page says it, or as the main language does: a block whose text nobody has
 * translated names entries so.
 */
export const findEntry = async <T extends { readonly _id: string }>(
  clients: { readonly client: SalusClient; readonly main?: SalusClient | undefined },
  read: (client: SalusClient) => Promise<readonly T[]>,
  name: string,
  nameOf: (entry: T) => string,
): Promise<T | undefined> => {
  const entries = await read(clients.client)
  const found = findNamed(entries, name, nameOf)
  if (found || !clients.main) return found
  const inMain = findNamed(await read(clients.main), name, nameOf)
  return entries.find(({ _id }) => _id === inMain?._id)
}
