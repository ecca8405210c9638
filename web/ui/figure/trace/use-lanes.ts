import { useMemo, useState } from 'react'
import type { TraceChannel, TraceMetadata } from '#contract/figure/trace-facts.ts'
import { layOutTraceLanes, type TraceLane } from '#contract/figure/trace-scale.ts'

type Size = { readonly width: number; readonly height: number }

const margin = 8

/**
 * Returns by how many pixels the lines of channels can be moved up (negative) and down, so that hidden ones
 * become visible.
 */
const shiftRange = (
  lanes: readonly TraceLane[],
  channels: readonly TraceChannel[],
  height: number,
): readonly [up: number, down: number] => {
  let [up, down] = [0, 0]
  for (const [at, { y, middle, pointsPerUnit }] of lanes.entries()) {
    const { lowest = middle, highest = middle } = channels[at] ?? {}
    const top = y - (highest - middle) * pointsPerUnit
    const bottom = y - (lowest - middle) * pointsPerUnit
    if (top < 0) down = Math.max(down, margin - top)
    if (bottom > height) up = Math.min(up, height - bottom - margin)
  }
  return [up, down]
}

/**
 * Lays out one lane per visible channel. `move` shifts all lanes vertically, and is null if all lines fit.
 */
export const useTraceLanes = (
  facts: TraceMetadata,
  channels: readonly TraceChannel[],
  { width, height }: Size,
) => {
  // Vertical shift as a fraction of the height, so that resizing keeps it.
  const [lift, setLift] = useState(0)
  const resting = useMemo(
    () => (width > 0 ? layOutTraceLanes(facts, channels, { width, height }) : []),
    [facts, channels, width, height],
  )
  const [up, down] = shiftRange(resting, channels, height)
  const shift = Math.min(down, Math.max(up, lift * height))
  const lanes = useMemo(
    () => resting.map((lane) => ({ ...lane, y: lane.y + shift })),
    [resting, shift],
  )
  const move = (share: number) => setLift(shift / height + share)
  return { lanes, shift, move: up < down ? move : null }
}
