import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { hex, type Token } from '../palette.ts'
import type { Raster } from './raster.ts'
import { documentOf } from './svg.ts'

// A layer of a picture: pixels, or SVG shapes in picture coordinates.
export type Layer = Raster | string

export interface Picture {
  readonly width: number
  readonly height: number
  readonly ground: Token | 'clear'
  readonly layers: readonly Layer[]
}

export function compose(picture: Picture): Sharp {
  const { width, height, ground, layers } = picture
  const background = ground === 'clear' ? { r: 0, g: 0, b: 0, alpha: 0 } : hex(ground)
  const base = sharp({ create: { width, height, channels: 4, background } })
  const inputs = layers.map((layer): OverlayOptions => {
    if (typeof layer === 'string') {
      return { input: Buffer.from(documentOf(width, height, [layer])), left: 0, top: 0 }
    }
    return cropped(layer, width, height)
  })
  return ground === 'clear' ? base.composite(inputs) : base.composite(inputs).removeAlpha()
}

function cropped(layer: Raster, width: number, height: number): OverlayOptions {
  const left = Math.max(0, layer.left)
  const top = Math.max(0, layer.top)
  const wide = Math.min(layer.left + layer.width, width) - left
  const tall = Math.min(layer.top + layer.height, height) - top
  const pixels = new Uint8Array(wide * tall * 4)
  for (let row = 0; row < tall; row++) {
    const start = ((row + top - layer.top) * layer.width + left - layer.left) * 4
    pixels.set(layer.pixels.subarray(start, start + wide * 4), row * wide * 4)
  }
  return {
    input: Buffer.from(pixels.buffer),
    raw: { width: wide, height: tall, channels: 4 },
    left,
    top,
  }
}
