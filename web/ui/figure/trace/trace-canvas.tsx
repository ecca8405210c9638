import { useEffect, useMemo, useRef } from 'react'
import { niceBelow } from '#contract/figure/nice-step.ts'
import type { TraceChannel, TraceFacts } from '#contract/figure/trace-facts.ts'
import { lanesOf, tracePaper } from '#contract/figure/trace-scale.ts'
import { useFigureWords } from '../use-figure-words.ts'
import { drawPaper, traceLine } from './draw-trace.ts'
import type { Samples } from './samples.ts'

type TraceCanvasProps = {
  facts: TraceFacts
  channels: readonly TraceChannel[]
  samples: Samples
  from: number
  seconds: number
  width: number
  height: number
  alt: string
  onDrawn: () => void
}

const note = '#b3541e'

/** The visible part of a recording, with names of channels and a scale as text of the page. */
export function TraceCanvas({
  facts,
  channels,
  samples,
  from,
  seconds,
  width,
  height,
  alt,
  onDrawn,
}: TraceCanvasProps) {
  const words = useFigureWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const pointsPerSecond = width / seconds
  const lanes = useMemo(
    () => lanesOf(facts, channels, { height, pointsPerSecond }),
    [facts, channels, height, pointsPerSecond],
  )

  useEffect(() => {
    let isCurrent = true
    const view = { from, seconds, width, height }
    const draw = async () => {
      const lines = await Promise.all(
        channels.map((channel, at) => {
          const lane = lanes[at]
          return lane ? traceLine(facts, channel, lane, view, samples) : new Path2D()
        }),
      )
      const context = canvas.current?.getContext('2d')
      if (!isCurrent || !context) return
      context.canvas.width = Math.round(width * devicePixelRatio)
      context.canvas.height = Math.round(height * devicePixelRatio)
      context.scale(devicePixelRatio, devicePixelRatio)
      drawPaper(context, facts, view)
      context.strokeStyle = note
      context.globalAlpha = 0.5
      for (const { at } of facts.annotations) {
        const x = (at - from) * pointsPerSecond
        if (x >= 0 && x <= width) context.strokeRect(x, 0, 0, height)
      }
      context.globalAlpha = 1
      context.strokeStyle = tracePaper.ink
      context.lineWidth = 1.3
      context.lineJoin = 'round'
      for (const line of lines) context.stroke(line)
      onDrawn()
    }
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [facts, channels, samples, from, seconds, width, height, lanes, pointsPerSecond, onDrawn])

  const bar = niceBelow(seconds / 6)
  const [first] = lanes
  const unit = channels[0]?.unit ?? ''
  const high = first && niceBelow((first.height * 0.5) / first.pointsPerUnit)
  const text = 'pointer-events-none absolute text-[#1d2b2a] text-xs leading-none'
  return (
    <>
      <canvas ref={canvas} role="img" aria-label={alt} className="absolute inset-0 size-full" />
      {lanes.map((lane, at) => (
        <span
          key={channels[at]?.label}
          className={`${text} left-2 rounded-sm bg-[#fdfaf5]/80 px-1 py-0.5 font-semibold`}
          style={{ top: lane.y - lane.height / 2 + 6 }}
        >
          {channels[at]?.label}
        </span>
      ))}
      <div
        data-slot="scale"
        className={`${text} right-3 bottom-3 border-[#1d2b2a] border-x border-b pt-1 text-center`}
        style={{ width: bar * pointsPerSecond }}
      >
        <span className="block whitespace-nowrap pb-1.5">{words.seconds(bar)}</span>
      </div>
      {first && high && unit && (
        <div
          data-slot="scale"
          className={`${text} right-3 bottom-10 flex items-center border-[#1d2b2a] border-y border-r pr-1.5`}
          style={{ height: high * first.pointsPerUnit }}
        >
          <span className="whitespace-nowrap rounded-sm bg-[#fdfaf5]/80 px-0.5 py-0.5">
            {high} {unit}
          </span>
        </div>
      )}
    </>
  )
}
