// npm run bench -- --moves: cost of importing a site from another system, and of exporting one. See
// README.md.
import { measureArchive } from './archives.ts'
import { measureMove } from './moves.ts'
import { printTargets } from './report.ts'

const few = 10
const many = 110

/** Measures and prints. Returns whether every target was met. */
export const runMoves = async (): Promise<boolean> => {
  const moved = await measureMove()
  const small = await measureArchive(few)
  const large = await measureArchive(many)
  const grows = (command: 'export' | 'import') => ({
    what: `memory of npm run ${command} with 1 GB of films (${Math.round(large[command].peakMb)} MB) against 90 MB (${Math.round(small[command].peakMb)} MB)`,
    measured: large[command].peakMb / small[command].peakMb,
    atMost: 1.3,
    unit: ' ×',
  })
  return printTargets([
    {
      what: 'a site with 1,000 entries and 500 pictures moves in',
      measured: moved.seconds,
      atMost: 180,
      unit: ' s',
    },
    {
      what: `99 of 100 visits meanwhile (${moved.before.visits.toFixed(1)} ms before)`,
      measured: moved.meanwhile.visits,
      atMost: 100,
      unit: ' ms',
    },
    grows('export'),
    grows('import'),
  ])
}
