import type { SalusClient } from '#contract/api.ts'

/** All accounts and open invitations. */
export const loadAdministrators = async (client: SalusClient) => {
  const { administrators, invitations } = await client.administrator.showAllAdministrators()
  return { administrators, invitations }
}
