import { useEffect, useRef } from 'react'
import type { TraceChannel, TraceMetadata } from '#contract/figure/trace-facts.ts'
import { type TraceLane, tracePaperColors } from '#contract/figure/trace-scale.ts'
import { buildTracePath, drawAnnotations, drawTraceGrid } from './draw-trace.ts'
import type { SampleLoader } from './samples.ts'
import { TraceScales } from './trace-scales.tsx'

type TraceCanvasProps = {
  facts: TraceMetadata
  channels: readonly TraceChannel[]
  lanes: readonly TraceLane[]
  shift: number
  samples: SampleLoader
  from: number
  seconds: number
  width: number
  height: number
  alt: string
  onDrawn: () => void
}

/**
 * Draws the visible part of a recording on a canvas. Channel names and scales are rendered as text elsewhere.
 */
export function TraceCanvas({
  facts,
  channels,
  lanes,
  shift,
  samples,
  from,
  seconds,
  width,
  height,
  alt,
  onDrawn,
}: TraceCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isCurrent = true
    const view = { from, seconds, width, height, shift }
    const draw = async () => {
      const lines = await Promise.all(
        channels.map((channel, at) => {
          const lane = lanes[at]
          return lane ? buildTracePath(facts, channel, lane, view, samples) : new Path2D()
        }),
      )
      const context = canvas.current?.getContext('2d')
      if (!isCurrent || !context) return
      context.canvas.width = Math.round(width * devicePixelRatio)
      context.canvas.height = Math.round(height * devicePixelRatio)
      context.scale(devicePixelRatio, devicePixelRatio)
      drawTraceGrid(context, facts, view)
      drawAnnotations(context, facts, view)
      context.strokeStyle = tracePaperColors.ink
      context.lineWidth = 1.3
      context.lineJoin = 'round'
      for (const line of lines) context.stroke(line)
      onDrawn()
    }
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [facts, channels, samples, from, seconds, width, height, lanes, shift, onDrawn])

  return (
    <>
      <canvas ref={canvas} role="img" aria-label={alt} className="absolute inset-0 size-full" />
      <TraceScales channels={channels} lanes={lanes} seconds={seconds} width={width} />
    </>
  )
}
