import { sitePages } from '#contract/pages.ts'
import { createComputedCheck } from '../check.ts'

const yearMs = 365 * 24 * 3_600_000

export const unusedAccountCheck = createComputedCheck({
  name: 'accountUnused',
  label: 'Accounts that nobody has used for a year',
  weight: 65,
  isForAdmins: true,
  findAll: async ({ queries, now }) => {
    const rows = await queries
      .selectFrom('account')
      .leftJoin('accountUse', 'accountUse.accountId', 'account._id')
      .select(['_id', 'username', 'createdAt', 'usedAt', 'version'])
      .where('state', '=', 'active')
      .execute()
    const before = new Date(now.getTime() - yearMs).toISOString()
    return rows
      .filter(({ usedAt, createdAt }) => (usedAt ?? createdAt) < before)
      .map(({ _id, username, usedAt, createdAt, version }) => ({
        entity: 'account',
        id: _id,
        title: username,
        text: `Last used ${(usedAt ?? createdAt).slice(0, 10)}. Close it if nobody needs it.`,
        path: sitePages.administrators.path,
        stamp: String(version),
      }))
  },
})
