import type { FieldTypeBehavior } from './field-values.ts'

/** Returns the searchable part of a URL. The host is excluded, because many URLs share it. */
export const searchablePathOf = (address: string): string => {
  const path = URL.parse(address)?.pathname ?? address
  return path.startsWith('/media/') ? '' : path
}

export const link: FieldTypeBehavior = {
  searchTexts: (address) => [searchablePathOf(address)],
  parts: (address) => ({ links: /^(?:https?:\/\/|\/)/i.test(address) ? [address] : [] }),
}
