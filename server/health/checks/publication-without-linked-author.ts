import { sql } from 'kysely'
import { findMatchableAuthors, linkMatchedAuthors } from '#server/publication/match-store.ts'
import { createTableCheck } from '../check.ts'
import { hasNoReferencingRowSql, isPublishedSql } from './published.ts'

export const publicationWithoutLinkedAuthorCheck = createTableCheck({
  name: 'publicationWithoutLinkedAuthor',
  label: 'Publications without a linked author',
  weight: 50,
  entity: 'publication',
  where: () =>
    sql<boolean>`${isPublishedSql('publication')}
      and ${hasNoReferencingRowSql('publicationAuthor', 'publicationId', 'publication')}`,
  text: 'None of its authors is linked to a person of the group.',
  field: 'authors',
  complete: async ({ queries }, found) => {
    const matchable = await findMatchableAuthors(
      queries,
      found.map(({ id }) => id),
    )
    return found.map((each) => {
      const names = matchable.get(each.id) ?? []
      const text = `${each.text} ${names.join(' and ')} may be meant.`
      return names.length > 0 ? { ...each, text } : { ...each, isMendable: false }
    })
  },
  mend: { label: 'Link these authors', run: ({ tx, id }) => linkMatchedAuthors(tx, id) },
})
