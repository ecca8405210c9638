import { mergePublications } from '#server/publication/merge-store.ts'
import { createScanResultCheck, readScanFact } from '../facts.ts'

export const nearDuplicatePublicationCheck = createScanResultCheck({
  name: 'publicationNearDuplicate',
  label: 'Publications that may be there twice',
  weight: 70,
  text: (detail) => `Almost has the title of “${detail}”.`,
  mend: {
    label: 'Merge these two',
    run: async ({ tx, id }) => {
      const fact = await readScanFact(tx.queries, 'publicationNearDuplicate', 'publication', id)
      if (fact) await mergePublications(tx, fact.otherId, id)
    },
  },
})
