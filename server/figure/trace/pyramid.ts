import {
  missingTraceSample,
  type TraceChannel,
  type TraceLevel,
} from '#contract/figure/trace-facts.ts'
import { RejectedFileError } from '../rejected-file.ts'
import type { RecordingChannel } from './recording.ts'

const highestNumber = 32_767
const block = 65_536
const factor = 16
// A zoom level needs more pairs (minimum and maximum) than this. With fewer pairs than a screen has
// pixel columns, it would be useless.
const fewest = 1_024

/** Appends numbers to the sample file and returns their byte offset. */
export type AppendSamples = (numbers: Int16Array) => Promise<number>

const eachValue = (
  { count, read }: RecordingChannel,
  look: (value: number, at: number) => void,
): void => {
  const values = new Float64Array(block)
  for (let first = 0; first < count; first += block) {
    const some = values.subarray(0, Math.min(block, count - first))
    read(first, some)
    for (let at = 0; at < some.length; at++) look(some[at] ?? Number.NaN, first + at)
  }
}

const rangeOf = (channel: RecordingChannel): readonly [number, number] => {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  eachValue(channel, (value) => {
    if (value < lowest) lowest = value
    if (value > highest) highest = value
  })
  if (lowest > highest) return [0, 0]
  if (!Number.isFinite(lowest) || !Number.isFinite(highest))
    throw new RejectedFileError(`The channel “${channel.label}” has values without end`)
  return [lowest, highest]
}

/**
 * Returns the minimum and maximum of each few samples or pairs, so that spikes stay visible when
 * zoomed out.
 */
const pairsOf = (numbers: Int16Array, isPairs: boolean): Int16Array => {
  const width = isPairs ? 2 * factor : factor
  const pairs = new Int16Array(2 * Math.ceil(numbers.length / width))
  for (let pair = 0; pair < pairs.length / 2; pair++) {
    let lowest = highestNumber + 1
    let highest = missingTraceSample
    const end = Math.min(numbers.length, (pair + 1) * width)
    for (let at = pair * width; at < end; at++) {
      const number = numbers[at] ?? missingTraceSample
      if (number === missingTraceSample) continue
      if (number < lowest) lowest = number
      if (number > highest) highest = number
    }
    pairs[2 * pair] = lowest > highestNumber ? missingTraceSample : lowest
    pairs[2 * pair + 1] = highest
  }
  return pairs
}

/** Writes a channel as 16-bit integers at every zoom level, from all samples to an overview. */
export const writeChannelZoomLevels = async (
  channel: RecordingChannel,
  append: AppendSamples,
): Promise<TraceChannel> => {
  const { label, unit, rate, count } = channel
  const [lowest, highest] = rangeOf(channel)
  const scale = (highest - lowest) / (2 * highestNumber) || 1
  const offset = (highest + lowest) / 2
  const samples = new Int16Array(count)
  eachValue(channel, (value, at) => {
    samples[at] = Number.isNaN(value) ? missingTraceSample : Math.round((value - offset) / scale)
  })
  const levels: TraceLevel[] = [{ factor: 1, start: await append(samples), count }]
  let stage: Int16Array = samples
  for (let size = factor; count / size > fewest; size *= factor) {
    stage = pairsOf(stage, size > factor)
    levels.push({ factor: size, start: await append(stage), count: stage.length / 2 })
  }
  return { label, unit, rate, scale, offset, lowest, highest, levels }
}
