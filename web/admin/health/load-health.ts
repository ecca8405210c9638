import type { SalusClient } from '#contract/api.ts'
import { loadPageOfList } from '#web/api/load-page.ts'

export const loadHealthFindings = async (client: SalusClient, address: string) => {
  const check = new URL(address).searchParams.get('check') ?? ''
  let facts: Omit<Awaited<ReturnType<typeof client.health.findings>>, 'findings'> | undefined
  const page = await loadPageOfList(address, undefined, async ({ limit, offset }) => {
    const { findings, ...rest } = await client.health.findings({
      limit,
      offset,
      ...(check && { check }),
    })
    facts = rest
    return { items: findings, total: rest.total }
  })
  return { ...page, check, checks: facts?.checks ?? [], links: facts?.links }
}

export type LoadedHealthFindings = Awaited<ReturnType<typeof loadHealthFindings>>
