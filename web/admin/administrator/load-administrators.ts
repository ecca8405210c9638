import type { SalusClient } from '#contract/api.ts'
import { loadPeople } from '#web/api/load-people.ts'

/** All accounts, open invitations, and everyone a member can be. */
export const loadAdministrators = async (client: SalusClient) => {
  const [{ administrators, invitations, requiresSecondFactor }, people] = await Promise.all([
    client.administrator.showAllAdministrators(),
    loadPeople(client),
  ])
  return { administrators, invitations, people, requiresSecondFactor }
}
