import { publicationApi } from '#contract/publication/publication.ts'
import { createReadMemoizer } from '#server/base/cache/memoized-reads.ts'
import { trackAsSingleEntryRead } from '#server/base/db/reads.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createPictureUrlChooser } from '#server/base/media/choose-picture.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { sortForLocking } from '#server/base/write/lock-row.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readGrantsOfPublication } from '#server/grant/results-store.ts'
import { formatCitations } from '#server/publication/citation/cite.ts'
import { applyBulkChangeToPublication } from './change-several.ts'
import { readGroupAuthors, readPublicationProjects } from './cited.ts'
import { publicationImportHandlers } from './import/handlers.ts'
import { listPublicationSummaries, listPublications } from './list.ts'
import { mergePublications } from './merge-store.ts'
import type { PublicationServices } from './publication-services.ts'
import { addPublication, deletePublication, readPublication, updatePublication } from './store.ts'
import { foundPublicationHandlers } from './watch/handlers.ts'
import { publicationToWork } from './work.ts'

// Maximum number of cached counts. Each contains up to a thousand filter choices.
const maxCachedCounts = 100

export const publicationRoutes = (services: PublicationServices) => {
  const { database, media } = services
  const known = createReadMemoizer(database.feed, maxCachedCounts, () => services.now().getTime())
  return createApiModule(publicationApi, {
    // Not cached for users: they may just have changed a publication on another instance.
    showAllPublications: async ({ input, who }) =>
      listPublications(
        database.queries,
        await createReaderFor(services, who, input),
        input,
        who === null ? known : undefined,
      ),

    publicationEntries: async ({ input, who }) =>
      listPublicationSummaries(
        database.queries,
        await createReaderFor(services, who, input),
        input,
        who === null ? known : undefined,
      ),

    getSinglePublication: async ({ input, who }) => {
      const { queries } = database
      const reader = await createReaderFor(services, who, input)
      const { publication, citationKey } = await readPublication(queries, reader, input.id)
      const work = publicationToWork(publication, citationKey, services.publicUrl)
      return {
        publication,
        data: publication,
        ...formatCitations(work),
        cslType: work.type,
        isEdited: work.authors.length === 0 && work.editors.length > 0,
        ...(await trackAsSingleEntryRead('publication', input.id, async () => ({
          people: await readGroupAuthors(queries, reader, input.id),
          projects: await readPublicationProjects(queries, reader, input.id),
          grants: await readGrantsOfPublication(queries, reader, input.id),
        }))),
      }
    },

    addPublication: async ({ input: { picture, ...fields }, who }) => {
      const choose = await createPictureUrlChooser(media, 'picture', picture)
      return {
        data: await writeInTransaction(database, who, (tx) => addPublication(tx, fields, choose)),
      }
    },

    updatePublication: async ({ input: { id, version, picture, ...fields }, who }) => {
      const choose = await createPictureUrlChooser(media, 'picture', picture)
      return {
        data: await writeInTransaction(database, who, (tx) =>
          updatePublication(tx, id, version, fields, choose),
        ),
      }
    },

    deletePublication: async ({ input: { id }, who }) => {
      await writeInTransaction(database, who, (tx) => deletePublication(tx, id))
      return {}
    },

    updatePublications: ({ input: { ids, ...changes }, who }) =>
      writeInTransaction(database, who, async (tx) => {
        for (const id of sortForLocking(ids)) await applyBulkChangeToPublication(tx, id, changes)
        return { historyIds: [...tx.historyIds] }
      }),

    deletePublications: ({ input: { ids }, who }) =>
      writeInTransaction(database, who, async (tx) => {
        for (const id of sortForLocking(ids)) await deletePublication(tx, id)
        return { historyIds: [...tx.historyIds] }
      }),

    mergePublications: ({ input: { keepId, mergeId }, who }) =>
      writeInTransaction(database, who, async (tx) => {
        const data = await mergePublications(tx, keepId, mergeId)
        return { data, historyIds: [...tx.historyIds] }
      }),

    ...publicationImportHandlers(services),
    ...foundPublicationHandlers(services),
  })
}
