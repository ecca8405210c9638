import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { text } from '../draw/text.ts'
import { hex } from '../palette.ts'
import { markShapes, markTile } from './mark.ts'

interface Icon {
  readonly file: string
  readonly size: number
  readonly svg: string
}

const tile = markTile(0.8, 14, 5.4)
const icons: readonly Icon[] = [
  { file: 'favicon-16.png', size: 16, svg: markTile(0.98, 12, 6.4) },
  { file: 'favicon-32.png', size: 32, svg: markTile(0.92, 13, 5.8) },
  { file: 'favicon-96.png', size: 96, svg: tile },
  { file: 'apple-touch-icon.png', size: 180, svg: markTile(0.72, 0, 5.2) },
  { file: 'icon-192.png', size: 192, svg: tile },
  { file: 'icon-512.png', size: 512, svg: markTile(0.78, 14, 5) },
  { file: 'icon-maskable-512.png', size: 512, svg: markTile(0.6, 0, 5) },
]

function wordmark(): string {
  const word = text(
    'Salus',
    { x: 71, y: 47.5, size: 50, face: 'serif', tracking: -12 },
    {
      fill: 'ink',
    },
  )
  const dark = `@media(prefers-color-scheme:dark){[fill="${hex('ink')}"]{fill:${hex('paper')}}[stroke="${hex('ink')}"]{stroke:${hex('paper')}}}`
  const mark = markShapes({ line: 'ink', node: 'coral', weight: 4.6 })
  const size = 'width="188" height="64" viewBox="0 0 188 64"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><title>Salus</title><style>${dark}</style>${mark}${word}</svg>`
}

// Writes the logo, the mark and every icon. Returns the pictures for the manifest.
export async function writeBrand(folder: string): Promise<void> {
  const mark = markShapes({ line: 'currentColor', node: 'coral', weight: 4.8 })
  const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
  writeFileSync(join(folder, 'logo.svg'), `${wordmark()}\n`)
  writeFileSync(join(folder, 'mark.svg'), `${open}<title>Salus</title>${mark}</svg>\n`)
  writeFileSync(join(folder, 'favicon.svg'), `${markTile(0.9, 13, 5.8)}\n`)
  for (const { file, size, svg } of icons) {
    const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size)
    await image.png({ compressionLevel: 9 }).toFile(join(folder, file))
  }
}
