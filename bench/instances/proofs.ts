import { setTimeout as wait } from 'node:timers/promises'
import type { SalusClient } from '#contract/api.ts'
import { ApiError } from '#contract/call/api-error.ts'
import { quantile } from '../numbers.ts'
import type { Target } from '../report.ts'
import { publicationOf } from '../seed.ts'
import { type Load, startLoad } from './load.ts'
import type { Postgres } from './postgres.ts'
import { clientOf, type Instance } from './site.ts'

/** A site served by several instances. */
export interface Site {
  readonly instances: readonly Instance[]
  /** URL of nginx. */
  readonly origin: string
  readonly tokens: readonly string[]
  readonly postgres: Postgres
}

/** Counts acknowledged writes that are missing. */
const lostOf = async ({ origin, tokens }: Site, load: Load): Promise<number> => {
  const { publications } = await clientOf(origin, tokens[0]).publication.showAllPublications({
    status: 'all',
  })
  const there = new Set(publications.map(({ _id }) => _id))
  return [...load.written.keys()].filter((id) => !there.has(id)).length
}

const none = (what: string, problems: readonly string[]): Target => {
  for (const problem of new Set(problems)) console.log(`  ${what}: ${problem}`)
  return { what, measured: problems.length, atMost: 0, unit: '' }
}

const times = 150

/** Checks that a change on one instance appears on pages and in the API of the others. */
export const proveSeen = async ({ instances, tokens }: Site): Promise<Target[]> => {
  const [first, ...others] = instances
  if (!first) throw new Error('There is no instance')
  const admin = clientOf(first.url, tokens[0]).publication
  const { data } = await admin.addPublication({ ...publicationOf(0), title: 'Seen 0' })
  const seen: number[] = []
  const until = async (url: string, text: string, since: number): Promise<void> => {
    for (;;) {
      const answer = await fetch(url)
      if ((await answer.text()).includes(text)) {
        seen.push(performance.now() - since)
        return
      }
      await wait(2)
    }
  }
  for (let n = 1; n <= times; n++) {
    const title = `Seen ${n} times`
    const token = tokens[n % tokens.length] ?? ''
    await clientOf(first.url, token).publication.updatePublication({ id: data._id, title })
    const since = performance.now()
    const path = n % 2 === 0 ? '/publications' : '/api/v1/publication/showAllPublications?limit=5'
    await Promise.all(others.map(({ url }) => until(url + path, title, since)))
  }
  return [
    {
      what: 'from an acknowledged change to the first answer of another instance that has it, p99',
      measured: quantile(seen, 0.99),
      atMost: 250,
      unit: ' ms',
    },
  ]
}

/** Kills an instance under load and restarts it. */
export const proveKill = async (site: Site): Promise<Target[]> => {
  const load = startLoad(site.origin, site.tokens)
  const victim = site.instances[1]
  await wait(4_000)
  victim?.kill()
  await wait(5_000)
  await victim?.start()
  await wait(2_000)
  await load.stop()
  console.log(
    `  ${load.reads} reads, ${load.written.size} writes acknowledged, ${load.failedWrites.length} refused`,
  )
  return [
    none('failed requests of visitors while an instance is killed', load.failedReads),
    {
      what: 'acknowledged writes lost by killing an instance',
      measured: await lostOf(site, load),
      atMost: 0,
      unit: '',
    },
  ]
}

/** Restarts all instances in turn under load, as an update does. */
export const proveRollingRestart = async (site: Site): Promise<Target[]> => {
  const load = startLoad(site.origin, site.tokens)
  await wait(2_000)
  for (const instance of site.instances) {
    await instance.stop()
    await instance.start()
  }
  await wait(2_000)
  await load.stop()
  console.log(`  ${load.reads} reads, ${load.written.size} writes`)
  return [
    none('failed requests of visitors during a rolling restart', load.failedReads),
    none('failed writes during a rolling restart', load.failedWrites),
    {
      what: 'acknowledged writes lost by a rolling restart',
      measured: await lostOf(site, load),
      atMost: 0,
      unit: '',
    },
  ]
}

/** Counts how many of `attempts` requests, spread over all instances, are not rate-limited. */
const letThrough = async (
  { instances }: Site,
  count: number,
  attempt: (client: SalusClient, at: number) => Promise<unknown>,
): Promise<number> => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: count }, (_, at) =>
      attempt(clientOf(instances[at % instances.length]?.url ?? ''), at),
    ),
  )
  const isTooMany = (reason: unknown) => reason instanceof ApiError && reason.code === 'tooMany'
  return outcomes.filter((each) => each.status === 'fulfilled' || !isTooMany(each.reason)).length
}

/** Checks that all instances share one rate limit. */
export const proveLimits = async (site: Site): Promise<Target[]> => [
  {
    what: 'log-ins let through of 15 on three instances (the limit is 5)',
    measured: await letThrough(site, 15, ({ auth }, at) =>
      auth.login({ email: 'admin0@salus.example', password: `wrong password ${at}` }),
    ),
    atMost: 5,
    unit: '',
  },
  {
    what: 'messages let through of 12 on three instances (the limit is 5)',
    measured: await letThrough(site, 12, ({ contact }, at) =>
      contact.sendMessage({ email: 'v@example.org', message: `Hello ${at}` }),
    ),
    atMost: 5,
    unit: '',
  },
]

/** Stops and restarts PostgreSQL, as in a failover. */
export const proveOutage = async (site: Site): Promise<Target[]> => {
  const load = startLoad(site.origin, site.tokens)
  await wait(3_000)
  const { wentAt, backAt } = await site.postgres.restart()
  const isWritten = () => [...load.written.values()].some((at) => at > backAt)
  const latest = performance.now() + 30_000
  while (!isWritten() && performance.now() < latest) await wait(20)
  const firstAfter = Math.min(...[...load.written.values()].filter((at) => at > backAt), latest)
  await wait(2_000)
  await load.stop()
  console.log(
    `  PostgreSQL was away for ${Math.round(backAt - wentAt)} ms; ${load.failedWrites.length} writes refused, ${load.failedReads.length} of ${load.reads} reads`,
  )
  return [
    {
      what: 'until a write succeeds once PostgreSQL is back',
      measured: (firstAfter - backAt) / 1000,
      atMost: 5,
      unit: ' s',
    },
    {
      what: 'acknowledged writes lost by a restart of PostgreSQL',
      measured: await lostOf(site, load),
      atMost: 0,
      unit: '',
    },
  ]
}
