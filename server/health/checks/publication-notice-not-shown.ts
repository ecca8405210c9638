import { sitePages } from '#contract/pages.ts'
import { acceptFoundInTransaction } from '#server/publication/found-store.ts'
import { listPendingFoundPublications } from '#server/publication/watch/store.ts'
import { createComputedCheck } from '../check.ts'

const noticeVerbs = {
  correction: 'corrected',
  concern: 'doubted',
  retraction: 'retracted',
} as const
const isNotice = (reason: string): reason is keyof typeof noticeVerbs => reason in noticeVerbs

export const hiddenPublicationNoticeCheck = createComputedCheck({
  name: 'publicationNoticeNotShown',
  label: 'Notices of publishers that are not shown',
  weight: 100,
  findAll: async ({ queries }) =>
    (await listPendingFoundPublications(queries)).flatMap(({ _id, reason, matches: [match] }) =>
      isNotice(reason) && match
        ? [
            {
              entity: 'publication',
              id: match._id,
              title: match.title,
              text: `Crossref says that it was ${noticeVerbs[reason]}. Visitors are not told.`,
              path: sitePages.found.path,
              stamp: _id,
            },
          ]
        : [],
    ),
  mend: {
    label: 'Show the notice',
    run: async ({ tx, id }) => {
      const found = await listPendingFoundPublications(tx.queries)
      const mine = found.filter(({ notice, matches }) => notice && matches[0]?._id === id)
      await acceptFoundInTransaction(tx, { ids: mine.map(({ _id }) => _id) })
    },
  },
})
