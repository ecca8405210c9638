import type { SalusClient } from '#contract/api.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'

/** Loads all accounts, open invitations, and the people whom a member account can belong to. */
export const loadAdministratorPanel = async (client: SalusClient) => {
  const [{ administrators, invitations, requiresSecondFactor }, people] = await Promise.all([
    client.administrator.showAllAdministrators(),
    loadPersonChoices(client),
  ])
  return { administrators, invitations, people, requiresSecondFactor }
}
