import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { figureUrlOf } from '#contract/figure/figure-file.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import { defaultBrand } from '#contract/site/default-brand.ts'
import type { SanitizedMediaFile } from '#server/base/media/images.ts'
import { buildLabelColours } from '#server/figure/colours.ts'
import {
  buildFigureFilePrefix,
  buildFigureMetadataFile,
  readParsedFigureFile,
  storedFileUrl,
} from '#server/figure/parser-output.ts'
import type { ParseOutcome } from '#server/figure/rejected-file.ts'
import { work as readTrace } from '#server/figure/trace/trace.work.ts'
import { work as readVolume } from '#server/figure/volume/volume.work.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { openSources, type Sources } from '../sources.ts'
import { type Lesion, lesionDepth, plantLesion } from '../volume/lesion.ts'

// Makes the scan and the recording of the example content, as if editors had uploaded them.

const { values } = parseArgs({ options: { sources: { type: 'string' } } })
if (!values.sources) {
  console.error('Usage: node media/figures/generate.ts --sources DIR')
  process.exit(2)
}
const out = join(import.meta.dirname, '../../server/tools/demo/figures')
const folder = mkdtempSync(join(tmpdir(), 'salus-figures-'))
const lesion: Lesion = { centre: [122, 138, 94], radius: 19, phase: 1.4 }

const done = <T>(outcome: ParseOutcome<T>): T => {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.done
}

const write = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

const keep = (files: readonly SanitizedMediaFile[]) => {
  for (const { name, bytes } of files) writeFileSync(join(out, name), bytes)
}

/**
 * Makes a brain without skull and skin, an invented tumour in it and the outlines of the tumour and its
 * oedema.
 */
const makeBrain = async ({ brain, mask }: Sources): Promise<string> => {
  const { size } = brain
  const planted = plantLesion(brain, lesion)
  const at = (x: number, y: number, z: number) => (z * size[1] + y) * size[0] + x
  const scan = makeScan({
    size,
    type: 'uint8',
    voxel: (x, y, z) => (mask.voxels[at(x, y, z)] ? (planted.voxels[at(x, y, z)] ?? 0) : 0),
  })
  const labels = makeScan({
    size,
    type: 'uint8',
    voxel: (x, y, z) => {
      const depth = mask.voxels[at(x, y, z)] ? lesionDepth(lesion, x, y, z) : -1
      if (depth > 0.08) return 1
      return depth > -0.3 ? 2 : 0
    },
  })
  const slicesTo = join(folder, 'slices')
  const read = done(
    await readVolume(
      {
        scan: write('scan', scan),
        labels: write('labels', labels),
        colours: buildLabelColours(defaultBrand.accent),
        slicesTo,
        scanTo: null,
        first: {},
      },
      () => undefined,
    ),
  )
  const known = { ...read.facts, withoutFace: true }
  const stem = await buildFigureFilePrefix(read, known)
  const slices = await readParsedFigureFile(slicesTo, stem, 'slices')
  const facts = { ...known, slices: storedFileUrl(slices), download: null }
  const still = { name: `${stem}.webp`, bytes: Buffer.from(read.still) }
  keep([still, buildFigureMetadataFile(stem, 'volume', facts), slices])
  return figureUrlOf(mediaFileUrl(still.name), 'volume')
}

const seconds = 60

/** Makes a minute of one lead with its ventricular beats marked. */
const makeHeartbeat = async ({ ecg }: Sources): Promise<string> => {
  const { rate, millivolts, beats } = ecg
  const notes = beats
    .filter(({ sample, ventricular }) => ventricular && sample < seconds * rate)
    .map(({ sample }) => ({ at: sample / rate, text: 'Ventricular beat' }))
  const value = (at: number) => millivolts[Math.round(at * rate)] ?? 0
  const edf = makeEdf({ records: seconds, channels: [{ label: 'ECG MLII', rate, value }], notes })
  const samplesTo = join(folder, 'samples')
  const first = { from: 16, seconds: 10 }
  const read = done(
    await readTrace({ file: write('recording', edf), samplesTo, first }, () => undefined),
  )
  const stem = await buildFigureFilePrefix(read, read.facts)
  const samples = await readParsedFigureFile(samplesTo, stem, 'samples')
  const still = { name: `${stem}.webp`, bytes: Buffer.from(read.still) }
  keep([
    still,
    buildFigureMetadataFile(stem, 'trace', { ...read.facts, samples: storedFileUrl(samples) }),
    samples,
  ])
  return figureUrlOf(mediaFileUrl(still.name), 'trace')
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
const sources = openSources(values.sources)
const index = { brain: await makeBrain(sources), heartbeat: await makeHeartbeat(sources) }
writeFileSync(join(out, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
rmSync(folder, { recursive: true })
console.log(readFileSync(join(out, 'index.json'), 'utf8'))
