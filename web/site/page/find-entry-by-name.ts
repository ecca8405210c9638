import type { SalusClient } from '#contract/api.ts'

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/["“”„]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Returns the first item with this name. Case, spacing and the style of quotes are ignored. */
const findNamed = <T>(
  things: readonly T[],
  name: string,
  nameOf: (thing: T) => string,
): T | undefined => things.find((thing) => folded(nameOf(thing)) === folded(name))

/**
 * Returns the entry with this name in the page's language or in the main language, because blocks without a
 * translation contain names in the main language.
 */
export const findEntryByName = async <T extends { readonly _id: string }>(
  clients: { readonly client: SalusClient; readonly main?: SalusClient | undefined },
  read: (client: SalusClient) => Promise<readonly T[]>,
  name: string,
  nameOf: (entry: T) => string,
): Promise<T | undefined> => {
  const entries = await read(clients.client)
  const found = findNamed(entries, name, nameOf)
  if (found || !clients.main) return found
  const mainEntry = findNamed(await read(clients.main), name, nameOf)
  return entries.find(({ _id }) => _id === mainEntry?._id)
}
