import { settingsApi } from '#contract/settings/settings.ts'
import { readUser } from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { implementCalls } from '#server/base/http/implement.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { settingsIn } from './settings-texts-store.ts'
import { readSettings, readSiteName, updateSettings } from './store.ts'
import { sendTest } from './test-mail.ts'

export const settingsRoutes = (
  { database, mailer, publicUrl }: BaseServices,
  removeExamples: (who: Actor) => Promise<void>,
) =>
  implementCalls(settingsApi, {
    getSettings: async ({ lang }) => {
      const { settings, ...rest } = await readSettings(database.queries)
      return { settings: await settingsIn(database.queries, lang, settings), ...rest }
    },

    updateSettings: async ({ input: { version, ...changes }, who }) => ({
      data: await writeInTransaction(database, who, (tx) => updateSettings(tx, version, changes)),
    }),

    sendTestMail: async ({ who: { accountId } }) => {
      const { email: sentTo } = await readUser(database.queries, accountId)
      await sendTest(mailer, sentTo, { siteName: await readSiteName(database.queries), publicUrl })
      return { sentTo, inOutbox: mailer.isOutbox ?? false }
    },

    removeExampleContent: async ({ who }) => {
      await removeExamples(who)
      return {}
    },
  })
