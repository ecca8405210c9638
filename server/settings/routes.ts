import { settingsApi } from '#contract/settings/settings.ts'
import { readUser } from '#server/auth/store.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import type { Actor } from '#server/base/write/journal.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { translateSettings } from './settings-texts-store.ts'
import { readSettingsWithExamples, readSiteName, updateSettings } from './store.ts'
import { sendTestMail } from './test-mail.ts'

export const settingsRoutes = (
  { database, mailer, publicUrl }: BaseServices,
  removeExamples: (who: Actor) => Promise<void>,
) =>
  createApiModule(settingsApi, {
    getSettings: async ({ lang }) => {
      const { settings, ...rest } = await readSettingsWithExamples(database.queries)
      return { settings: await translateSettings(database.queries, lang, settings), ...rest }
    },

    updateSettings: async ({ input: { version, ...changes }, who }) => ({
      data: await writeInTransaction(database, who, (tx) => updateSettings(tx, version, changes)),
    }),

    sendTestMail: async ({ who: { accountId } }) => {
      const { email: sentTo } = await readUser(database.queries, accountId)
      await sendTestMail(mailer, sentTo, {
        siteName: await readSiteName(database.queries),
        publicUrl,
      })
      return { sentTo, inOutbox: mailer.isOutbox ?? false }
    },

    removeExampleContent: async ({ who }) => {
      await removeExamples(who)
      return {}
    },
  })
