// A seeded source of random numbers, so that a picture is equal in every run.
export interface Random {
  next(): number
  range(low: number, high: number): number
  whole(low: number, high: number): number
  normal(): number
  pick<T>(items: readonly T[]): T
}

function seedOf(name: string): number {
  let seed = 2166136261
  for (const character of name) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return seed >>> 0
}

// Creates a random source from a name.
export function createRandom(name: string): Random {
  let state = seedOf(name)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + next() * (high - low),
    whole: (low, high) => Math.floor(low + next() * (high - low + 1)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}
