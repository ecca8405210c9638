import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { VolumeMetadata } from '#contract/figure/volume-facts.ts'
import { useFigureStrings } from '../use-figure-strings.ts'
import type { SliceSheetLoader } from './load-sheets.ts'
import { createVolumeRenderer, type VolumeRenderer } from './render-3d.ts'

type Volume3dProps = { facts: VolumeMetadata; sheets: SliceSheetLoader; alt: string }

const turns: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.15, 0],
  ArrowRight: [0.15, 0],
  ArrowUp: [0, -0.15],
  ArrowDown: [0, 0.15],
}

export function Volume3d({ facts, sheets, alt }: Volume3dProps) {
  const words = useFigureStrings()
  const canvas = useRef<HTMLCanvasElement>(null)
  const renderer = useRef<VolumeRenderer | null>(null)
  const held = useRef<readonly [number, number] | null>(null)
  const angles = useRef({ yaw: 0.5, pitch: 0.2 })
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    if (!canvas.current) return
    createVolumeRenderer(canvas.current, facts, sheets).then(
      (made) => {
        if (!isCurrent) return made.end()
        renderer.current = made
        made.draw(angles.current)
      },
      () => isCurrent && setFailed(true),
    )
    return () => {
      isCurrent = false
      renderer.current?.end()
    }
  }, [facts, sheets])

  const turn = (yaw: number, pitch: number) => {
    const { current } = angles
    current.yaw += yaw
    current.pitch = Math.min(1.5, Math.max(-1.5, current.pitch + pitch))
    renderer.current?.draw(current)
  }
  const press = (event: KeyboardEvent) => {
    const by = turns[event.key]
    if (!by) return
    event.preventDefault()
    turn(...by)
  }
  const drag = (event: PointerEvent) => {
    if (!held.current) return
    const [x, y] = held.current
    held.current = [event.clientX, event.clientY]
    turn((event.clientX - x) / 120, (event.clientY - y) / 120)
  }

  if (hasFailed) return <p role="status">{words.no3d}</p>
  return (
    <canvas
      ref={canvas}
      width={640}
      height={640}
      role="img"
      aria-label={`${alt}. ${words.turn3d}`}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        held.current = [event.clientX, event.clientY]
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null
      }}
      className="aspect-square max-h-[85vh] w-full cursor-grab touch-none rounded-md bg-[#000] object-contain print:hidden"
    />
  )
}
