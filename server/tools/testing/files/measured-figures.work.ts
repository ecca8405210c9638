import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Work } from '#server/base/confine/confine.ts'
import { work as readTrace } from '#server/figure/trace/trace.work.ts'
import { work as readVolume } from '#server/figure/volume/volume.work.ts'

/** A file that is said to be a scan or a recording. */
export interface MeasuredFile {
  readonly kind: 'volume' | 'trace'
  readonly path: string
  readonly labels?: string | undefined
}

/** What came of it: why it was refused, empty where it was not, and what that took. */
export interface Measured {
  readonly refused: string
  readonly processorMs: number
  /** The most memory that this process had until then. */
  readonly peakMb: number
}

const read = ({ kind, path, labels = '' }: MeasuredFile, to: string) => {
  if (kind === 'trace') return readTrace({ file: path, samplesTo: to, first: {} }, () => {})
  const more = { colours: ['#ff0000'], slicesTo: to, scanTo: null, first: {} }
  return readVolume({ scan: path, labels: labels || null, ...more }, () => {})
}

/** Of this program alone: the figure that Node tells counts what the starting process had too. */
const peakMb = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

/** Reads files as those do that people send, and says what each of them takes. */
export const work: Work<{ files: MeasuredFile[]; folder: string }, Measured[], number> = async (
  { files, folder },
  step,
) => {
  const all: Measured[] = []
  for (const [at, file] of files.entries()) {
    step(at)
    const before = process.cpuUsage()
    const made = join(folder, 'made')
    const outcome = await read(file, made)
    const { user, system } = process.cpuUsage(before)
    await rm(made, { force: true })
    all.push({
      refused: 'refused' in outcome ? outcome.refused : '',
      processorMs: (user + system) / 1000,
      peakMb: peakMb(),
    })
  }
  return all
}
