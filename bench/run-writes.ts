// npm run bench -- --writes: cost of large uploads and of a large import. See README.md.
import { measureImport } from './imports.ts'
import { printTargets } from './report.ts'
import { measureFiles, measureUploads } from './uploads.ts'

const amount = 5_000
const uploads = 50
const files = 30

/** Measures and prints. Returns whether every target was met. */
export const runWrites = async (): Promise<boolean> => {
  const memory = await measureUploads(uploads)
  const ofFiles = await measureFiles(files)
  const imported = await measureImport(amount)
  const entries = `${amount.toLocaleString('en')} BibTeX entries`
  console.log(
    `Importing took ${Math.round(imported.peakMb)} MB at most; for ${Math.round(imported.longestBlock)} ms nobody else had a turn.\n`,
  )
  return printTargets([
    {
      what: `memory, ${uploads} uploads of 10 MB at once`,
      measured: memory.peak,
      atMost: 300,
      unit: ' MB',
    },
    {
      what: `memory, ${files} files of 50 MB sent and read at once`,
      measured: ofFiles.peak,
      atMost: 300,
      unit: ' MB',
    },
    {
      what: 'memory afterwards, against before',
      measured: memory.after / memory.before,
      atMost: 1.5,
      unit: ' ×',
    },
    {
      what: `preview of ${entries}`,
      measured: imported.previewSeconds,
      atMost: 15,
      unit: ' s',
    },
    ...[
      { what: 'import', measured: imported.saveSeconds },
      { what: 'taking back', measured: imported.undoSeconds },
    ].map(({ what, measured }) => ({
      what: `${what} of ${entries}`,
      measured,
      atMost: 30,
      unit: ' s',
    })),
    {
      what: `99 of 100 visits meanwhile (${imported.before.visits.toFixed(1)} ms before)`,
      measured: imported.meanwhile.visits,
      atMost: 100,
      unit: ' ms',
    },
    {
      what: `99 of 100 changes by an editor meanwhile (${imported.before.edits.toFixed(1)} ms before)`,
      measured: imported.meanwhile.edits,
      atMost: 100,
      unit: ' ms',
    },
  ])
}
