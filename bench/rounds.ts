import type { Running } from './child.ts'
import type { LoadProcess, Shot } from './load.ts'
import type { Order } from './load-process.ts'
import { median } from './numbers.ts'

/** One of several servers with equal responses. */
export interface Contender {
  readonly name: string
  readonly server: Running
  readonly path: string
}

/** Medians of a contender over all rounds. `timesBare` compares within each round. */
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

// Node compiles hot code on other threads for some seconds after the start.
const warmUp = 4

/** Name of the contender that others are compared with. */
export const bareName = 'bare node:http'

/**
 * Runs contenders in turns, each round in another order, so that slow phases of the machine affect all of
 * them. The first rounds are warm-up.
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
