import type { TraceLevel, TraceMetadata } from '#contract/figure/trace-facts.ts'
import { fetchByteRange } from '../fetch-figure.ts'

const blockNumbers = 8192
const maxKept = 400

/** Consecutive samples of a recording. At coarser zoom levels, pairs of minimum and maximum. */
export interface TraceSampleRange {
  readonly first: number
  readonly numbers: Int16Array
}

/** Creates a function that loads samples block by block. It caches recent blocks. */
export const createSampleLoader = ({ samples }: TraceMetadata) => {
  const kept = new Map<number, Promise<Int16Array>>()

  const block = (start: number, count: number): Promise<Int16Array> => {
    const load = async () =>
      new Int16Array(await (await fetchByteRange(samples, start, 2 * count)).arrayBuffer())
    const cached = kept.get(start) ?? load()
    kept.delete(start)
    kept.set(start, cached)
    cached.catch(() => kept.delete(start))
    for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    return cached
  }

  return async (level: TraceLevel, from: number, until: number): Promise<TraceSampleRange> => {
    const width = level.factor === 1 ? 1 : 2
    const all = level.count * width
    const first = Math.max(0, Math.floor((from * width) / blockNumbers))
    const last = Math.min(
      Math.ceil(all / blockNumbers) - 1,
      Math.floor((until * width) / blockNumbers),
    )
    const parts = await Promise.all(
      Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => {
        const begin = (first + at) * blockNumbers
        return block(level.start + 2 * begin, Math.min(blockNumbers, all - begin))
      }),
    )
    const numbers = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
    let filled = 0
    for (const part of parts) {
      numbers.set(part, filled)
      filled += part.length
    }
    return { first: (first * blockNumbers) / width, numbers }
  }
}

export type SampleLoader = ReturnType<typeof createSampleLoader>
