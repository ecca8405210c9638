import { createNotFoundError } from '#contract/call/api-error.ts'
import { entityLabelOf } from '#contract/lifecycle/entities.ts'
import { previewApi } from '#contract/lifecycle/preview.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { journaledEntitiesByName } from '#server/lifecycle/records.ts'
import { readLanguageCodes, resolveTranslationLanguage } from '#server/site/languages-store.ts'
import { addPreviewLink, revokePreviewLink, revokePreviewLinksOfEntry } from './store.ts'

export const previewRoutes = ({ database: { queries }, now, publicUrl }: BaseServices) =>
  createApiModule(previewApi, {
    sharePreview: async ({ input, who }) => {
      const found = await journaledEntitiesByName.get(input.entity)?.read(queries, input.id)
      if (typeof found !== 'object' || found === null)
        throw createNotFoundError(entityLabelOf(input.entity))
      const lang =
        input.lang && resolveTranslationLanguage(await readLanguageCodes(queries), input.lang)
      const maker = { accountId: who.accountId, now: now() }
      const { token, expiresAt } = await queries
        .transaction()
        .execute((trx) => addPreviewLink(trx, input, found, maker))
      const place = lang ? languagePathPrefix(lang) : ''
      return { token, expiresAt, url: `${publicUrl}${place}/preview/${token}` }
    },

    revokePreview: async ({ input: { token, entity, id } }) => {
      if (token) await revokePreviewLink(queries, token)
      else if (entity && id) await revokePreviewLinksOfEntry(queries, entity, id)
      return {}
    },
  })
