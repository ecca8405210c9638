import { useEffect, useRef } from 'react'
import type { VolumeMetadata, VolumePlane } from '#contract/figure/volume-facts.ts'
import { buildLabelOutlines, readLabelSlice } from './draw-outline.ts'
import { locateSlice, type SliceSheetLoader } from './load-sheets.ts'

type SliceCanvasProps = {
  facts: VolumeMetadata
  sheets: SliceSheetLoader
  plane: VolumePlane
  slice: number
  width: number
  height: number
  alt: string
  brightness: number
  hasOutline: boolean
  onDrawn: () => void
}

const prepare = (canvas: HTMLCanvasElement, width: number, height: number) => {
  const context = canvas.getContext('2d')
  canvas.width = Math.round(width * devicePixelRatio)
  canvas.height = Math.round(height * devicePixelRatio)
  return context
}

/** Draws one slice with the outlines of its labels. */
export function SliceCanvas({
  facts,
  sheets,
  plane,
  slice,
  width,
  height,
  alt,
  brightness,
  hasOutline,
  onDrawn,
}: SliceCanvasProps) {
  const ground = useRef<HTMLCanvasElement>(null)
  const lines = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isCurrent = true
    const position = locateSlice(facts, plane, slice)
    const draw = async () => {
      const sheet = await sheets(plane, position.sheet)
      if (!isCurrent || !ground.current || !sheet) return
      const context = prepare(ground.current, width, height)
      if (!context) return
      const { canvas } = context
      context.imageSmoothingQuality = 'high'
      const part = [position.left, position.top, position.width, position.height] as const
      context.drawImage(sheet, ...part, 0, 0, canvas.width, canvas.height)
      onDrawn()
      void sheets(plane, position.sheet + 1).catch(() => undefined)
      if (position.sheet > 0) void sheets(plane, position.sheet - 1).catch(() => undefined)
    }
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [facts, sheets, plane, slice, width, height, onDrawn])

  useEffect(() => {
    let isCurrent = true
    const position = locateSlice(facts, plane, slice)
    const draw = async () => {
      const sheet = hasOutline ? await sheets(plane, position.sheet, true) : null
      if (!isCurrent || !lines.current) return
      const context = prepare(lines.current, width, height)
      if (!context || !sheet) return
      const { canvas } = context
      context.lineWidth = 1.5 * devicePixelRatio
      context.lineCap = 'round'
      const paths = buildLabelOutlines(readLabelSlice(sheet, position), canvas.width, canvas.height)
      for (const [number, path] of paths) {
        context.strokeStyle = facts.labels[number - 1]?.colour ?? '#ffffff'
        context.stroke(path)
      }
    }
    draw().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [facts, sheets, plane, slice, width, height, hasOutline])

  return (
    <>
      <canvas
        ref={ground}
        role="img"
        aria-label={alt}
        className="absolute inset-0 size-full"
        style={{ filter: brightness === 1 ? undefined : `brightness(${brightness})` }}
      />
      <canvas ref={lines} className="absolute inset-0 size-full" />
    </>
  )
}
