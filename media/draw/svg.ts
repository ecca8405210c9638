import { hex, type Token } from '../palette.ts'

export type Point = readonly [x: number, y: number]

// Colours are brand tokens or literals such as `url(#id)`.
export interface Paint {
  fill?: Token | 'none'
  stroke?: Token
  width?: number
  opacity?: number
  dash?: string
  cap?: 'round' | 'butt'
}

// Formats a coordinate with two decimals and no trailing zeros.
export function round(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function attributes(paint: Paint): string {
  const fill = paint.fill && paint.fill !== 'none' ? hex(paint.fill) : 'none'
  const parts = [`fill="${fill}"`]
  if (paint.stroke) {
    parts.push(`stroke="${hex(paint.stroke)}" stroke-width="${round(paint.width ?? 1)}"`)
    parts.push(`stroke-linejoin="round" stroke-linecap="${paint.cap ?? 'round'}"`)
  }
  if (paint.dash) parts.push(`stroke-dasharray="${paint.dash}"`)
  if (paint.opacity !== undefined) parts.push(`opacity="${round(paint.opacity)}"`)
  return parts.join(' ')
}

export function path(data: string, paint: Paint): string {
  return `<path d="${data}" ${attributes(paint)}/>`
}

export function line([x0, y0]: Point, [x1, y1]: Point, paint: Paint): string {
  return path(`M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}`, paint)
}

export function circle([x, y]: Point, radius: number, paint: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" ${attributes(paint)}/>`
}

export function rect(x: number, y: number, width: number, height: number, paint: Paint): string {
  const place = `x="${round(x)}" y="${round(y)}"`
  return `<rect ${place} width="${round(width)}" height="${round(height)}" ${attributes(paint)}/>`
}

export function group(children: readonly string[], transform = ''): string {
  return `<g${transform ? ` transform="${transform}"` : ''}>${children.join('')}</g>`
}

export function clipped(id: string, shape: string, children: readonly string[]): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`
}

export function documentOf(width: number, height: number, children: readonly string[]): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${children.join('')}</svg>`
}
