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

/** Removes links to people who were deleted since the publication was read. */
export const withoutDeletedPeople = (
  publication: ImportedPublication,
  people: ReadonlySet<string>,
): ImportedPublication => unlinked(publication, (id) => !people.has(id))

/** Removes links to people who rejected an earlier version of the publication. */
export const withoutRejectingPeople = (
  publication: ImportedPublication,
  rejecters: ReadonlySet<string>,
): ImportedPublication => unlinked(publication, (id) => rejecters.has(id))
