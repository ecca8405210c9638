import { settingsApi } from '#contract/settings.ts'
import { type Actor, write } from '#server/db/write.ts'
import { implement } from '#server/http/implement.ts'
import type { Services } from '#server/services.ts'
import { readSettings, updateSettings } from './store.ts'

/** What the site says about its owner, and the end of the example content. */
export const settingsRoutes = (
  { database }: Services,
  removeExamples: (who: Actor) => Promise<void>,
) =>
  implement(settingsApi, {
    getSettings: () => readSettings(database.queries),

    updateSettings: async ({ input: { version, ...changes }, who }) => ({
      data: await write(database, who, (tx) => updateSettings(tx, version, changes)),
    }),

    removeExampleContent: async ({ who }) => {
      await removeExamples(who)
      return {}
    },
  })
