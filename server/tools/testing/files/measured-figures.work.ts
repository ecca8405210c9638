import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConfinedTask } from '#server/base/confine/confine.ts'
import { work as readTrace } from '#server/figure/trace/trace.work.ts'
import { work as readVolume } from '#server/figure/volume/volume.work.ts'

/** A file uploaded as a scan or a recording. */
export interface MeasuredFile {
  readonly kind: 'volume' | 'trace'
  readonly path: string
  readonly labels?: string | undefined
}

/** Result of reading a file: why it was rejected, or empty, and the resources used. */
export interface FigureMeasurement {
  readonly refused: string
  readonly processorMs: number
  /** Peak memory of the process so far. */
  readonly peakMb: number
}

const read = ({ kind, path, labels = '' }: MeasuredFile, to: string) => {
  if (kind === 'trace') return readTrace({ file: path, samplesTo: to, first: {} }, () => {})
  const more = { colours: ['#ff0000'], slicesTo: to, scanTo: null, first: {} }
  return readVolume({ scan: path, labels: labels || null, ...more }, () => {})
}

/** Reads the peak memory of this process from Linux, because Node's figure includes the parent process. */
const peakMb = (): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024

/** Reads files like uploads, and measures time and memory of each. */
export const work: ConfinedTask<
  { files: MeasuredFile[]; folder: string },
  FigureMeasurement[],
  number
> = async ({ files, folder }, step) => {
  const all: FigureMeasurement[] = []
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
