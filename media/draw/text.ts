import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as fontkit from 'fontkit'
import { type Paint, path, round } from './svg.ts'

const files = {
  sans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  serif: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  italic: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
}

type Face = keyof typeof files

// Position and font of a line of text. `size` is in pixels, `tracking` in thousandths of the size.
interface Setting {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly face?: Face
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly tracking?: number
  readonly turn?: number
}

const loaded = new Map<Face, fontkit.Font>()

function load(face: Face): fontkit.Font {
  const known = loaded.get(face)
  if (known) return known
  const font = fontkit.create(readFileSync(fileURLToPath(import.meta.resolve(files[face]))))
  if (!('layout' in font)) throw new Error(`${files[face]} is a collection, not a font`)
  loaded.set(face, font)
  return font
}

// Draws text as outlines, so that pictures do not depend on installed fonts.
export function text(words: string, setting: Setting, paint: Paint): string {
  const font = load(setting.face ?? 'sans')
  const scale = setting.size / font.unitsPerEm
  const tracking = ((setting.tracking ?? 0) / 1000) * font.unitsPerEm
  const run = font.layout(words)
  const advance = (index: number): number => (run.positions[index]?.xAdvance ?? 0) + tracking
  const width = run.glyphs.reduce((sum, _, index) => sum + advance(index), -tracking)
  const shift = { start: 0, middle: -width / 2, end: -width }[setting.anchor ?? 'start']
  let pen = shift
  const outlines = run.glyphs.map((glyph, index) => {
    const data = glyph.path.toSVG()
    const at = pen
    pen += advance(index)
    return data ? `<g transform="translate(${round(at)} 0)">${path(data, paint)}</g>` : ''
  })
  const turn = setting.turn ? `rotate(${setting.turn}) ` : ''
  const place = `translate(${round(setting.x)} ${round(setting.y)}) ${turn}`
  return `<g transform="${place}scale(${scale} ${-scale})">${outlines.join('')}</g>`
}
