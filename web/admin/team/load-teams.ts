import type { SalusClient } from '#contract/api.ts'
import { loadPeople } from '#web/api/people.ts'

/** The teams in their order, and everyone who could join one. */
export const loadTeams = async (client: SalusClient) => {
  const [{ teams }, people] = await Promise.all([client.team.teamNames(), loadPeople(client)])
  return { teams, people }
}
