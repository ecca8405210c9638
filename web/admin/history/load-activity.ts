import type { SalusClient } from '#contract/api.ts'
import { isHistoryEntityName } from '#contract/lifecycle/history.ts'
import { loadPageOfList } from '#web/api/load-page.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/**
 * Loads the recorded changes that match the filters in the URL, and the names of all users who have made
 * changes.
 */
export const loadActivity = async (client: SalusClient, address: string) => {
  const params = new URL(address).searchParams
  const entity = params.get('entity') ?? ''
  const [person, from, until] = ['person', 'from', 'until'].map((name) => params.get(name) ?? '')
  let people: readonly string[] = []
  const changes = await loadPageOfList(address, 25, async ({ limit, offset }) => {
    const answer = await client.history.activity({
      limit,
      offset,
      ...(person && { person }),
      ...(isHistoryEntityName(entity) && { entity }),
      ...(from && day.test(from) && { from }),
      ...(until && day.test(until) && { until }),
    })
    people = answer.people
    return { items: answer.changes, total: answer.total }
  })
  return { changes, people }
}

export type LoadedActivity = Awaited<ReturnType<typeof loadActivity>>
