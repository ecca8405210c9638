import type { FastifyInstance } from 'fastify'
import { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { languagePathPrefix } from '#contract/text/language-prefix.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { rateLimitKeyOf } from '#server/base/http/client-address.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { unsubscribePageUrl } from './mails.ts'
import { findSubscriberByToken } from './store.ts'

const { path, input } = newsletterApi.unsubscribe

/** Redirects people who open the one-click unsubscribe URL to the unsubscribe page. */
export const mountUnsubscribeLink = (
  app: FastifyInstance,
  {
    database: { queries },
    limits,
    publicUrl,
  }: Pick<BaseServices, 'database' | 'limits' | 'publicUrl'>,
): void => {
  app.get(path, async (request, reply) => {
    await limits.take('readsPerClient', rateLimitKeyOf(request.ip))
    const { data } = input.safeParse(request.query)
    const found = data && (await findSubscriberByToken(queries, data.token))
    const [, ...others] = await readLanguageCodes(queries)
    const lang = others.find((code) => code === found?.lang)
    const root = publicUrl + (lang ? languagePathPrefix(lang) : '')
    reply.header('cache-control', 'no-store')
    return reply.redirect(data ? unsubscribePageUrl(root, data.token) : `${root}/newsletter`, 303)
  })
}
