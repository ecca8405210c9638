import { z } from 'zod'
import { sitePages } from '#contract/pages.ts'
import { readInstallationValue } from '#server/base/db/installation.ts'
import { createComputedCheck } from '../check.ts'

const dayMs = 24 * 3_600_000
/** Age from which a backup counts as old. One failed night is tolerated, two are not. */
const oldMs = 2 * dayMs

const made = z.object({ madeAt: z.string() })

export const oldBackupCheck = createComputedCheck({
  name: 'backupOld',
  label: 'The last backup is old',
  weight: 90,
  isForAdmins: true,
  findAll: async ({ queries, now }) => {
    // Requires automatic backups to be switched on, because backups made by hand are not recorded.
    const begun = await readInstallationValue(queries, 'backupsAfter')
    if (begun === undefined) return []
    const last = await queries
      .selectFrom('work')
      .select('data')
      .where('kind', '=', 'backup')
      .where('state', '=', 'done')
      .orderBy('groupId', 'desc')
      .limit(1)
      .executeTakeFirst()
    const since = last ? made.parse(JSON.parse(last.data)).madeAt : begun
    if (Date.parse(since) > now.getTime() - oldMs) return []
    return [
      {
        entity: 'backup',
        id: 'last',
        title: 'Backup',
        text: last ? `The last one was made ${since.slice(0, 10)}.` : 'None was made yet.',
        path: sitePages.dashboard.path,
        stamp: since,
      },
    ]
  },
})
