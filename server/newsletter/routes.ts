import { ApiError } from '#contract/call/api-error.ts'
import { newsletterApi } from '#contract/newsletter/newsletter.ts'
import { isUniqueViolation } from '#server/base/db/faults.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { toCsv } from '#server/base/text/csv.ts'
import { normalizeEmail } from '#server/base/text/email-key.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { readSettingsWithExamples } from '#server/settings/store.ts'
import { readLanguageCodes } from '#server/site/languages-store.ts'
import { readContentInLanguage } from '#server/site/words-store.ts'
import { buildNewsletterMailTexts } from './mail-texts.ts'
import { buildConfirmMail, unsubscribeUrl } from './mails.ts'
import {
  addSubscriber,
  confirmSubscriber,
  deleteSubscriber,
  endSubscription,
  findSubscriberByEmail,
  listConfirmedSubscribers,
  listSubscribers,
} from './store.ts'

const visitor = { accountId: null, name: 'A visitor' }
const confirmationSent = { message: 'Thank you. Please confirm with the link we have sent you.' }

export const newsletterRoutes = ({ database, limits, mailQueue, publicUrl }: BaseServices) =>
  createApiModule(newsletterApi, {
    subscribe: async ({ input: { email, website }, client, lang = '' }) => {
      await limits.take('newsletterPerClient', client)
      if (website) return confirmationSent
      const emailKey = normalizeEmail(email)
      await limits.take('newsletterPerAddress', emailKey)
      const { settings } = await readSettingsWithExamples(database.queries)
      await writeInTransaction(database, visitor, async (tx) => {
        const subscriber = await findSubscriberByEmail(tx.queries, emailKey)
        // A subscribed address gets no further mail, but the response is the same, so that strangers cannot
        // find out who subscribed.
        if (subscriber?.confirmed === 1) return
        const token = subscriber?.token ?? (await addSubscriber(tx, email, emailKey, lang))
        const [main = ''] = await readLanguageCodes(tx.queries)
        const content = await readContentInLanguage(tx.queries, lang)
        const texts = buildNewsletterMailTexts({ lang, main }, publicUrl, content)
        await mailQueue.add(
          tx.queries,
          buildConfirmMail(email, publicUrl, token, settings.name, texts),
        )
      }).catch((error: unknown) => {
        // If several requests for one address arrive at once, only the one that added the subscriber sends
        // the mail.
        if (!isUniqueViolation(error)) throw error
      })
      mailQueue.kick()
      return confirmationSent
    },

    confirm: async ({ input: { token } }) => {
      const isConfirmed = await writeInTransaction(database, visitor, (tx) =>
        confirmSubscriber(tx, token),
      )
      if (!isConfirmed) throw new ApiError('linkExpired', 'This link is no longer valid')
      return { message: 'Thank you. You will hear from us.' }
    },

    unsubscribe: async ({ input: { token } }) => {
      await writeInTransaction(database, visitor, (tx) => endSubscription(tx, token))
      return { message: 'You will get no more news from us.' }
    },

    showAllSubscribers: ({ input }) => listSubscribers(database.queries, input),

    deleteSubscriber: async ({ input: { subscriberId }, who }) => {
      await writeInTransaction(database, who, (tx) => deleteSubscriber(tx, subscriberId))
      return {}
    },

    exportSubscribers: async () => {
      const rows = (await listConfirmedSubscribers(database.queries)).map(
        ({ email, token, createdAt }) => [email, createdAt, unsubscribeUrl(publicUrl, token)],
      )
      return { csv: toCsv([['email', 'since', 'unsubscribe'], ...rows]) }
    },
  })
