import type { Running } from './child.ts'
import type { LoadProcess, Shot } from './load.ts'
import type { Order } from './load-process.ts'
import { median } from './numbers.ts'

/** One of several servers that give the same answer. */
export interface Contender {
  readonly name: string
  readonly server: Running
  readonly path: string
}

/** What a contender did, in the middle of all rounds; `timesBare` compares within each round. */
export interface Standing extends Shot {
  readonly name: string
  readonly timesBare: number
}

const middle = (shots: readonly Shot[]): Shot => {
  const of = (pick: (shot: Shot) => number) => median(shots.map(pick))
  return {
    requests: shots.reduce((sum, shot) => sum + shot.requests, 0),
    perSecond: of((shot) => shot.perSecond),
    p50: of((shot) => shot.p50),
    p99: of((shot) => shot.p99),
    cpuMsPerRequest: of((shot) => shot.cpuMsPerRequest),
  }
}

// For some seconds after its start Node still compiles what it runs most, on other threads.
const warmUp = 4

/** The name of the contender all others are compared with. */
export const bareName = 'bare node:http'

/**
 * Lets contenders run in turns, each round beginning with another one, so that a machine that is
 * slow for a while is slow for all of them. The first rounds warm up and do not count.
 */
export const runRounds = async (
  load: LoadProcess,
  contenders: readonly Contender[],
  rounds: number,
  order: Omit<Order, 'url'>,
): Promise<Standing[]> => {
  const shots = new Map<string, Shot[]>(contenders.map(({ name }) => [name, []]))
  for (let round = -warmUp; round < rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const contender = contenders[(round + warmUp + turn) % contenders.length]
      if (!contender) continue
      const shot = await load.measure(contender.server, contender.path, order)
      if (round >= 0) shots.get(contender.name)?.push(shot)
    }
  }
  const bare = shots.get(bareName) ?? []
  return contenders.map(({ name }) => {
    const own = shots.get(name) ?? []
    const ratios = own.map((shot, at) => shot.cpuMsPerRequest / (bare[at]?.cpuMsPerRequest ?? 0))
    return { name, ...middle(own), timesBare: median(ratios) }
  })
}
