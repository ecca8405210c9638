import type { Font, Glyph } from 'fontkit'

const relativeCommands = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const

const hundredths = (value: number): number => Math.round(value * 100)

/**
 * Converts a glyph to relative path commands. Coordinates are rounded to hundredths relative to the origin, so that rounding
 * errors do not add up.
 */
const relativePathOf = (glyph: Glyph, scale: number): string => {
  let path = ''
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  for (const { command, args } of glyph.path.commands) {
    path += relativeCommands[command]
    let [toX, toY] = [x, y]
    for (let at = 0; at < args.length; at += 2) {
      toX = hundredths((args[at] ?? 0) * scale)
      toY = hundredths((args[at + 1] ?? 0) * -scale)
      path += `${at > 0 ? ' ' : ''}${(toX - x) / 100} ${(toY - y) / 100}`
    }
    if (command === 'moveTo')
      [startX, startY] = [toX, toY]
      // Closing a path returns the pen to its start.
    ;[x, y] = command === 'closePath' ? [startX, startY] : [toX, toY]
  }
  return path
}

const cachedPaths = new WeakMap<Font, Map<string, string>>()
const maxCached = 2_000

export const glyphPathOf = (font: Font, glyph: Glyph, scale: number): string => {
  const ofFont = cachedPaths.get(font) ?? new Map<string, string>()
  cachedPaths.set(font, ofFont)
  const key = `${glyph.id} ${scale}`
  const before = ofFont.get(key)
  if (before !== undefined) return before
  if (ofFont.size >= maxCached) ofFont.clear()
  const outline = relativePathOf(glyph, scale)
  ofFont.set(key, outline)
  return outline
}
