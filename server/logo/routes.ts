import { logoApi } from '#contract/logo.ts'
import { write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { addLogo, deleteLogo, listLogos, reorderLogos } from './store.ts'

/** The marks of partners. */
export const logoRoutes = ({ database, media }: Services) =>
  implement(logoApi, {
    getLogo: ({ input }) => listLogos(database.queries, input),

    addLogo: async ({ input: { link, pic }, who }) => {
      const [picture] = await media.read([pic], 'pic')
      if (!picture) throw new Error('A file was read as nothing')
      const data = await write(database, who, (tx) => addLogo(tx, link, picture, media))
      return { data, message: 'Logo Added Successfully' }
    },

    reorderLogos: async ({ input: { ids }, who }) => {
      await write(database, who, (tx) => reorderLogos(tx, ids))
      return { message: 'Order Saved' }
    },

    deleteLogo: async ({ input: { id }, who }) => {
      await write(database, who, (tx) => deleteLogo(tx, id, media))
      return { message: 'Logo Deleted Successfully' }
    },
  })
