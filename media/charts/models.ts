import type { Point } from '../draw/svg.ts'
import { createRandom } from '../random.ts'

// Returns evenly spaced values from one number to another.
export function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}

// Returns a noisy learning curve towards its limit.
export function learning(
  seed: string,
  start: number,
  limit: number,
  pace: number,
  epochs: number,
): Point[] {
  const random = createRandom(seed)
  let drift = 0
  return steps(0, epochs, 81).map((epoch): Point => {
    drift = drift * 0.8 + random.normal() * 0.01 * Math.abs(start - limit)
    return [epoch, limit + (start - limit) * Math.exp(-epoch / pace) + drift]
  })
}

function probit(share: number): number {
  const p = Math.min(0.9999, Math.max(0.0001, share))
  const tail = p < 0.5 ? p : 1 - p
  const t = Math.sqrt(-2 * Math.log(tail))
  const value = t - (2.30753 + 0.27061 * t) / (1 + 0.99229 * t + 0.04481 * t * t)
  return p < 0.5 ? -value : value
}

function cumulative(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const upper = Math.exp((-value * value) / 2) * 0.3989422804 * series
  return value > 0 ? 1 - upper : upper
}

// Returns the receiver operating characteristic of two normal distributions at a distance.
export function roc(distance: number): Point[] {
  return steps(0, 1, 81).map((wrong): Point => {
    if (wrong === 0 || wrong === 1) return [wrong, wrong]
    return [wrong, cumulative(distance + probit(wrong))]
  })
}

// Returns the steps of a survival curve.
export function survival(seed: string, hazard: number, years: number): Point[] {
  const random = createRandom(seed)
  const points: Point[] = [[0, 1]]
  let [time, share] = [0, 1]
  while (time < years) {
    time += random.range(0.05, 0.35)
    share *= 1 - hazard * random.range(0.05, 0.35)
    if (time < years) points.push([time, share])
  }
  return [...points, [years, share]]
}
