import { publicationApi } from '#contract/publication.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { addPublication, deletePublication, listPublications, updatePublication } from './store.ts'

/** The publications of the group. */
export const publicationRoutes = ({ database, media }: Services) =>
  implement(publicationApi, {
    showAllPublications: ({ input }) => listPublications(database.queries, input),

    addPublication: async ({ input, who }) => ({
      data: await write(database, who, (tx) => addPublication(tx, input, media)),
      message: 'Publication Added Successfully',
    }),

    updatePublication: async ({ input: { id, version, ...fields }, who }) => ({
      data: await write(database, who, (tx) => updatePublication(tx, id, version, fields, media)),
      message: 'Publication Updated',
    }),

    deletePublication: async ({ input: { id }, who }) => {
      await write(database, who, (tx) => deletePublication(tx, id, media))
      return { message: 'Publication Deleted' }
    },
  })
