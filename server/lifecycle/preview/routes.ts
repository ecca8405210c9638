import { notFound } from '#contract/call/api-error.ts'
import { labelOf } from '#contract/lifecycle/entities.ts'
import { previewApi } from '#contract/lifecycle/preview.ts'
import { implement } from '#server/base/http/implement.ts'
import { records } from '#server/lifecycle/records.ts'
import type { Services } from '#server/services.ts'
import { addPreview, removePreview, removePreviewsOf } from './store.ts'

/** Links that show what is not published yet to whoever has them. */
export const previewRoutes = ({ database: { queries }, now, publicUrl }: Services) =>
  implement(previewApi, {
    sharePreview: async ({ input }) => {
      const found = await records.get(input.entity)?.read(queries, input.id)
      if (typeof found !== 'object' || found === null) throw notFound(labelOf(input.entity))
      const { token, expiresAt } = await addPreview(queries, input, found, now())
      return { token, expiresAt, url: `${publicUrl}/preview/${token}` }
    },

    revokePreview: async ({ input: { token, entity, id } }) => {
      if (token) await removePreview(queries, token)
      else if (entity && id) await removePreviewsOf(queries, entity, id)
      return {}
    },
  })
