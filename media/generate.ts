import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeBrand } from './brand/icons.ts'
import { films } from './films/all.ts'
import { writeFilm } from './films/encode.ts'
import { type ManifestEntry, writeManifest } from './manifest.ts'
import { catalogue } from './pictures/catalogue.ts'
import { openSources } from './sources.ts'
import { writePicture } from './write-picture.ts'

const { values } = parseArgs({ options: { sources: { type: 'string' }, only: { type: 'string' } } })
if (!values.sources) {
  console.error('Usage: node media/generate.ts --sources DIR [--only name]')
  process.exit(2)
}
const only = values.only ?? ''
const folder = join(import.meta.dirname, 'out')
mkdirSync(folder, { recursive: true })

if ('brand'.startsWith(only)) await writeBrand(folder)

const sources = openSources(values.sources)
const made: ManifestEntry[] = []
for (const entry of catalogue.filter(({ name }) => name.startsWith(only))) {
  made.push(await writePicture(entry, sources, folder))
  console.log(`made ${entry.name}`)
}
for (const [name, open] of Object.entries(films)) {
  if (!`film-${name}`.startsWith(only)) continue
  made.push(await writeFilm(open(sources), folder))
  console.log(`made film-${name}`)
}
const names = [
  ...catalogue.map(({ name }) => name),
  ...Object.keys(films).map((name) => `film-${name}`),
]
writeManifest(join(folder, 'manifest.json'), made, names)
