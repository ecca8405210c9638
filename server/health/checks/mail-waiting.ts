import { sitePages } from '#contract/pages.ts'
import { createComputedCheck } from '../check.ts'

const hourMs = 3_600_000

/** Findings do not name the recipients, because these are personal data. */
export const waitingMailCheck = createComputedCheck({
  name: 'mailWaiting',
  label: 'Mails that wait',
  weight: 80,
  findAll: async ({ queries, now }) => {
    const rows = await queries
      .selectFrom('work')
      .select(['_id', 'createdAt', 'tries'])
      .where('kind', '=', 'mailQueue')
      .where('createdAt', '<', new Date(now.getTime() - hourMs).toISOString())
      .orderBy('_id')
      .execute()
    return rows.map(({ _id, createdAt, tries }) => ({
      entity: 'mail',
      id: _id,
      title: `Mail of ${createdAt.slice(0, 10)}`,
      text: `Tried ${tries === 1 ? 'once' : `${tries} times`}; the mail server has not taken it.`,
      path: sitePages.settings.path,
      stamp: createdAt,
    }))
  },
  mend: {
    label: 'Try again now',
    run: async ({ tx, id, now }) => {
      const due = { state: 'waiting', nextAt: now.toISOString() } as const
      await tx.queries.updateTable('work').set(due).where('_id', '=', id).execute()
    },
  },
})
