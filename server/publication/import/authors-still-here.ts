import type { ImportedPublication } from '#contract/publication/publication-import.ts'

const unlinked = (
  publication: ImportedPublication,
  isUnlinked: (profileId: string) => boolean,
): ImportedPublication => ({
  ...publication,
  authorList: publication.authorList.map((author) =>
    isUnlinked(author.profileId) ? { ...author, profileId: '' } : author,
  ),
})

/** Someone who is gone since the publication was read is an author without a page. */
export const withoutStrangers = (
  publication: ImportedPublication,
  people: ReadonlySet<string>,
): ImportedPublication => unlinked(publication, (id) => !people.has(id))

/** People who rejected a publication are not matched with its next version. */
export const withoutRejecters = (
  publication: ImportedPublication,
  rejecters: ReadonlySet<string>,
): ImportedPublication => unlinked(publication, (id) => rejecters.has(id))
