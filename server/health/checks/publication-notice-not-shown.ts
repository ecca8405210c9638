import { pages } from '#contract/pages.ts'
import { acceptFoundWithin } from '#server/publication/found-store.ts'
import { listFound } from '#server/publication/watch/store.ts'
import { createListCheck } from '../check.ts'

const noticeVerbs = {
  correction: 'corrected',
  concern: 'doubted',
  retraction: 'retracted',
} as const
const isNotice = (reason: string): reason is keyof typeof noticeVerbs => reason in noticeVerbs

export const publicationNoticeNotShown = createListCheck({
  name: 'publicationNoticeNotShown',
  label: 'Notices of publishers that are not shown',
  weight: 100,
  findAll: async ({ queries }) =>
    (await listFound(queries)).flatMap(({ _id, reason, matches: [match] }) =>
      isNotice(reason) && match
        ? [
            {
              entity: 'publication',
              id: match._id,
              title: match.title,
              text: `Crossref says that it was ${noticeVerbs[reason]}. Visitors are not told.`,
              path: pages.found.path,
              stamp: _id,
            },
          ]
        : [],
    ),
  mend: {
    label: 'Show the notice',
    run: async ({ tx, id }) => {
      const found = await listFound(tx.queries)
      const mine = found.filter(({ notice, matches }) => notice && matches[0]?._id === id)
      await acceptFoundWithin(tx, { ids: mine.map(({ _id }) => _id) })
    },
  },
})
