export type ConcurrencyLimits<L extends string> = Readonly<Record<L, number>>

/**
 * Runs `work` on all items and on items that `work` adds. Each item belongs to a lane, which limits how many
 * run at once. Resolves when nothing is left, or rejects with the first error.
 */
export const runWithConcurrencyLimits = <T, L extends string>(
  lanes: ConcurrencyLimits<L>,
  laneOf: (item: T) => L,
  first: Iterable<T>,
  work: (item: T, add: (item: T) => void) => Promise<void>,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const waiting = new Map<L, { items: T[]; next: number; active: number }>()
    let open = 0
    const laneFor = (item: T) => {
      const name = laneOf(item)
      const lane = waiting.get(name) ?? { items: [], next: 0, active: 0 }
      waiting.set(name, lane)
      return { name, lane }
    }
    const add = (item: T): void => {
      open++
      const { name, lane } = laneFor(item)
      lane.items.push(item)
      start(name)
    }
    const start = (name: L): void => {
      const lane = waiting.get(name)
      while (lane && lane.active < lanes[name] && lane.next < lane.items.length) {
        const item = lane.items[lane.next++]
        if (item === undefined) continue
        lane.active++
        work(item, add).then(() => {
          lane.active--
          open--
          start(name)
          if (open === 0) resolve()
        }, reject)
      }
    }
    for (const item of first) add(item)
    if (open === 0) resolve()
  })
