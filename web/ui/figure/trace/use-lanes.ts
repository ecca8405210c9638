import { useMemo, useState } from 'react'
import type { TraceChannel, TraceMetadata } from '#contract/figure/trace-facts.ts'
import { layOutTraceLanes, type TraceLane } from '#contract/figure/trace-scale.ts'

type Size = { readonly width: number; readonly height: number }

const margin = 8

/** Returns how far lines can be moved up (negative) and down to reveal all of them. */
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

/** Lays out the lanes of visible channels. `move` is null if all lines fit. */
export const useTraceLanes = (
  facts: TraceMetadata,
  channels: readonly TraceChannel[],
  { width, height }: Size,
) => {
  // A fraction of the height, so that it survives resizing.
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
