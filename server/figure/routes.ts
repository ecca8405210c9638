import { join } from 'node:path'
import { figureApi } from '#contract/figure/figure.ts'
import { figureUrlOf } from '#contract/figure/figure-file.ts'
import type { TraceMetadata } from '#contract/figure/trace-facts.ts'
import type { VolumeMetadata } from '#contract/figure/volume-facts.ts'
import { mediaFileUrl } from '#contract/media/picture-facts.ts'
import { createConfinedRunner } from '#server/base/confine/confine.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { UploadedFileOnDisk } from '#server/base/http/file-on-disk.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { readBrand } from '#server/site/brand-store.ts'
import { buildLabelColours } from './colours.ts'
import {
  awaitParser,
  buildFigureFilePrefix,
  buildFigureMetadataFile,
  readParsedFigureFile,
  storedFileUrl,
  withTemporaryFolder,
} from './parser-output.ts'
import type { ParseOutcome } from './rejected-file.ts'
import { type JournaledEntitiesByName, replaceFigure } from './replace-figure.ts'
import { listFiguresOfSameScan } from './same-scan.ts'
import type { ParsedTrace, TraceParserInput } from './trace/trace.work.ts'
import type { ParsedVolume, VolumeParserInput } from './volume/volume.work.ts'

// Resource limits of a parser process: twice what the largest files need.
const limits = { processorMs: 120_000, memoryMb: 512, idleMs: 2_000 }

const readVolume = createConfinedRunner<VolumeParserInput, ParseOutcome<ParsedVolume>>({
  source: './server/figure/volume/volume.work.ts',
  ...limits,
})
const readTrace = createConfinedRunner<TraceParserInput, ParseOutcome<ParsedTrace>>({
  source: './server/figure/trace/trace.work.ts',
  ...limits,
})

const pathOf = (file: File): string => {
  if (!(file instanceof UploadedFileOnDisk)) throw new TypeError('A large file lies on disk')
  return file.path
}

/**
 * Reported to the uploader as removed personal data, because a file may be named after the patient.
 */
const fileName = 'file name'

/** Implements `figureApi`. Figures are uploaded before the text that contains them is saved. */
export const figureRoutes = (
  { media, database, workFolder }: BaseServices,
  records: JournaledEntitiesByName,
) =>
  createApiModule(figureApi, {
    uploadVolume: ({ input: { file, labels, withoutFace = false, download = false, ...first } }) =>
      withTemporaryFolder(workFolder, async (folder) => {
        const [slicesTo, scanTo] = [join(folder, 'slices'), join(folder, 'scan')]
        const read = await awaitParser(
          readVolume({
            scan: pathOf(file),
            labels: labels ? pathOf(labels) : null,
            colours: buildLabelColours((await readBrand(database.queries)).accent),
            slicesTo,
            scanTo: download ? scanTo : null,
            first,
          }),
        )
        const storedFacts = { ...read.facts, withoutFace }
        const stem = await buildFigureFilePrefix(read, storedFacts)
        const slices = await readParsedFigureFile(slicesTo, stem, 'slices')
        const scan = download ? await readParsedFigureFile(scanTo, stem, 'nii.gz') : null
        const facts: VolumeMetadata = {
          ...storedFacts,
          slices: storedFileUrl(slices),
          download: scan && storedFileUrl(scan),
        }
        const still = { name: `${stem}.webp`, bytes: read.still }
        const files = [
          buildFigureMetadataFile(stem, 'volume', facts),
          slices,
          ...(scan ? [scan] : []),
        ]
        await media.storeFigure(still, files, read.content)
        return {
          url: figureUrlOf(storedFileUrl(still), 'volume'),
          still: storedFileUrl(still),
          size: [...facts.size],
          spacing: [...facts.spacing],
          labels: [...facts.labels],
          removed: [fileName, ...read.removed],
          isOriented: facts.isOriented !== false,
          sformSpacing: read.sformSpacing && [...read.sformSpacing],
          sameScan: await listFiguresOfSameScan({ media, database }, still.name),
          message: 'Scan Uploaded Successfully',
        }
      }),

    uploadTrace: ({ input: { file, stillFrom: from, stillSeconds: seconds } }) =>
      withTemporaryFolder(workFolder, async (folder) => {
        const samplesTo = join(folder, 'samples')
        const read = await awaitParser(
          readTrace({ file: pathOf(file), samplesTo, first: { from, seconds } }),
        )
        const stem = await buildFigureFilePrefix(read, read.facts)
        const samples = await readParsedFigureFile(samplesTo, stem, 'samples')
        const facts: TraceMetadata = { ...read.facts, samples: storedFileUrl(samples) }
        const still = { name: `${stem}.webp`, bytes: read.still }
        await media.storeFigure(
          still,
          [buildFigureMetadataFile(stem, 'trace', facts), samples],
          read.content,
        )
        return {
          url: figureUrlOf(mediaFileUrl(still.name), 'trace'),
          still: mediaFileUrl(still.name),
          channels: facts.channels.map(({ label, unit, rate }) => ({ label, unit, rate })),
          seconds: facts.seconds,
          annotations: [...facts.annotations],
          removed: [fileName, ...read.removed],
          sameScan: await listFiguresOfSameScan({ media, database }, still.name),
          message: 'Recording Uploaded Successfully',
        }
      }),

    replaceFigure: async ({ input, who }) => ({
      replacedIn: await replaceFigure({ media, database }, records, who, input),
    }),
  })
