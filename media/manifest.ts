import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { type Rgb, toHex } from './palette.ts'

// Facts about one file that the site needs.
export interface ManifestEntry {
  readonly name: string
  readonly kind: string
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: string
  readonly colour: string
  readonly title?: string
  readonly project?: string
  readonly fallback?: string
  readonly poster?: string
}

// Returns the dominant colour of a picture, for its placeholder.
export async function placeholderColour(file: string): Promise<string> {
  const { dominant } = await sharp(file).stats()
  const rgb: Rgb = [dominant.r, dominant.g, dominant.b]
  return toHex(rgb)
}

function isEntry(value: unknown): value is ManifestEntry {
  return typeof value === 'object' && value !== null && 'name' in value && 'file' in value
}

// Writes the manifest. Entries of pictures that were not made this time stay unchanged.
export function writeManifest(
  path: string,
  made: readonly ManifestEntry[],
  names: readonly string[],
): void {
  const stored: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
  const entries = new Map(
    (Array.isArray(stored) ? stored.filter(isEntry) : []).map((entry) => [entry.name, entry]),
  )
  for (const entry of made) entries.set(entry.name, entry)
  const kept = names.flatMap((name) => entries.get(name) ?? [])
  writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`)
}
