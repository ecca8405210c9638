import { hex, type Token } from '../palette.ts'

// Path of the mark on a 64-unit square: a contour that becomes a heartbeat and a graph edge.
const markLine =
  'M50 17C46.5 10.5 40 7 32 7C21.5 7 13.5 13 13.5 21C13.5 28.5 19 32 26 32L32.5 20L38 44L42 32L52 41.5L43 56L23 56L12 46'

// Graph node at the end of the line.
const markNode = { x: 12, y: 46 }

// `weight` is the stroke width in units of the 64-unit square.
interface MarkStyle {
  readonly line: Token | 'currentColor'
  readonly node: Token
  readonly weight: number
}

// Draws the mark on a 64-unit square.
export function markShapes({ line, node, weight }: MarkStyle): string {
  const colour = line === 'currentColor' ? line : hex(line)
  const stroke = `stroke="${colour}" stroke-width="${weight}" stroke-linecap="round"`
  return (
    `<path d="${markLine}" fill="none" ${stroke} stroke-linejoin="round"/>` +
    `<circle cx="${markNode.x}" cy="${markNode.y}" r="${weight * 1.02}" fill="${hex(node)}"/>`
  )
}

// Draws the mark on a dark tile. `share` is the part of the tile that the mark fills, `corner` the rounding.
export function markTile(share: number, corner: number, weight: number): string {
  const shift = 32 * (1 - share)
  const shapes = markShapes({ line: 'paper', node: 'coral', weight })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Salus</title>` +
    `<rect width="64" height="64" rx="${corner}" fill="${hex('ink')}"/>` +
    `<g transform="translate(${shift} ${shift}) scale(${share})">${shapes}</g></svg>`
  )
}
