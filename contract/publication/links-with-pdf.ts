import type { Publication } from './publication.ts'

/** Returns the links that pages show: the group's own PDF first, then the further links. */
export const publicationLinksOf = ({
  pdf,
  links,
}: Pick<Publication, 'pdf' | 'links'>): Publication['links'] => [
  ...(pdf ? [{ kind: 'pdf', url: pdf }] : []),
  ...links.filter(({ url }) => url !== pdf),
]
