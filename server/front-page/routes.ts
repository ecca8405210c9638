import { frontPageApi } from '#contract/front-page.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import { choosePicture } from '#server/media/media.ts'
import type { Services } from '#server/services.ts'
import {
  createFrontPage,
  deleteFrontPage,
  listFrontPages,
  reorderFrontPages,
  updateFrontPage,
} from './store.ts'

/** The "Latest Posts" of the home page. */
export const frontPageRoutes = ({ database, media }: Services) =>
  implement(frontPageApi, {
    frontPages: ({ input }) => listFrontPages(database.queries, input),

    createFrontPage: async ({ input: { pic, ...fields }, who }) => {
      const choose = await choosePicture(media, 'pic', pic)
      const data = await write(database, who, (tx) => createFrontPage(tx, fields, choose))
      return { data, message: 'FrontPage Created Successfully' }
    },

    updateFrontPage: async ({ input: { postId, version, pic, ...fields }, who }) => {
      const choose = await choosePicture(media, 'pic', pic)
      const data = await write(database, who, (tx) =>
        updateFrontPage(tx, postId, version, fields, choose),
      )
      return { data, message: 'FrontPage Updated Successfully' }
    },

    reorderFrontPages: async ({ input: { ids }, who }) => {
      await write(database, who, (tx) => reorderFrontPages(tx, ids))
      return { message: 'Order Saved' }
    },

    deleteFrontPage: async ({ input: { postId }, who }) => {
      await write(database, who, (tx) => deleteFrontPage(tx, postId, media))
      return { message: 'FrontPage Deleted Successfully' }
    },
  })
