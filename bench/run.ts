// npm run bench [-- --quick] [--lang ar]: cost of Salus, compared with a bare node:http server and nginx. See
// README.md.
import { availableParallelism, cpus, loadavg } from 'node:os'
import { runHostileBodies } from './hostile-bodies.ts'
import { runHostileServices } from './hostile-services.ts'
import { startLoadProcess } from './load.ts'
import { runLongLists } from './long-lists.ts'
import { findNginx } from './nginx.ts'
import { printFacts, printRows, printTargets, type Row } from './report.ts'
import { runCollections } from './run-collections.ts'
import { runHealth } from './run-health.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { runLists } from './run-lists.ts'
import { runMoves } from './run-moves.ts'
import { runPresses } from './run-presses.ts'
import { runSearch } from './run-search.ts'
import { runShare } from './run-share.ts'
import { runSoak } from './run-soak.ts'
import { runWrites } from './run-writes.ts'
import { type Effort, measureSize, perPage, type SizeResult } from './size.ts'
import { runStatic } from './static-copies.ts'

const quick: Effort = { starts: 3, rounds: 8, seconds: 1, renders: 60, visits: 1 }
const thorough: Effort = { starts: 7, rounds: 20, seconds: 1, renders: 200, visits: 5 }
const effort = process.argv.includes('--quick') ? quick : thorough

const nginx = findNginx()
if (!nginx) console.log('nginx is not installed and could not be: its rows are left out.')
console.log(`Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`)
const others = loadavg()[0] ?? 0
const isBusy = others > 0.5
if (isBusy)
  console.log(
    `Others are using this machine (load ${others.toFixed(1)}): trust the CPU columns, not the clock.`,
  )

if (process.argv.includes('--lists')) process.exit((await runLists(effort)) ? 0 : 1)
if (process.argv.includes('--long-lists')) process.exit((await runLongLists()) ? 0 : 1)
if (process.argv.includes('--writes')) process.exit((await runWrites()) ? 0 : 1)
if (process.argv.includes('--health')) process.exit((await runHealth()) ? 0 : 1)
if (process.argv.includes('--hostile')) process.exit((await runHostileBodies()) ? 0 : 1)
if (process.argv.includes('--search')) process.exit((await runSearch(effort === quick)) ? 0 : 1)
if (process.argv.includes('--collections')) process.exit((await runCollections()) ? 0 : 1)
if (process.argv.includes('--soak')) process.exit((await runSoak(isBusy, effort === quick)) ? 0 : 1)
if (process.argv.includes('--moves')) process.exit((await runMoves()) ? 0 : 1)
if (process.argv.includes('--static')) process.exit((await runStatic()) ? 0 : 1)
if (process.argv.includes('--services')) process.exit((await runHostileServices()) ? 0 : 1)
if (process.argv.includes('--share')) process.exit((await runShare()) ? 0 : 1)
if (process.argv.includes('--presses')) process.exit((await runPresses(effort.visits)) ? 0 : 1)
if (process.argv.includes('--lighthouse'))
  process.exit((await runLighthouse(effort.visits)) ? 0 : 1)

const load = startLoadProcess()
const tools = { load, nginx, effort }
const few = await measureSize(50, tools)
const many = await measureSize(10_000, tools)
load.stop()

const rowOf = ({ rows }: SizeResult, what: string): Row => {
  const row = rows.find((each) => each.what === what && each.name === 'Salus')
  if (!row) throw new Error(`${what} was not measured`)
  return row
}

console.log('\n')
printRows([...few.rows, ...many.rows])

console.log('\n')
const facts = (pick: (size: SizeResult) => number, unit: string) =>
  [few, many].map((size) => `${Math.round(pick(size))} ${unit}`)
printFacts([
  ['', '50', '10,000'],
  ['start until ready', ...facts(({ start }) => start.ms, 'ms')],
  ['  of it processor time', ...facts(({ start }) => start.cpuMs, 'ms')],
  ['memory, idle', ...facts((size) => size.idleMb, 'MB')],
  ['memory, peak under load', ...facts((size) => size.loadMb, 'MB')],
  ['memory, peak with the whole list as JSON', ...facts((size) => size.wholeListMb, 'MB')],
])

console.log('\n')
const page = 'page, from memory'
const json = `JSON, ${perPage} of the list`
const render = 'page 1, rendered'
/** Other programs add to the elapsed time, so processor time is the better measure on a busy machine. */
const time = (ms: number, cpuMs: number) => (isBusy ? Math.min(ms, cpuMs) : ms)
const measure = isBusy ? ' (processor time if less)' : ''
const isHeld = printTargets([
  ...[few, many].map((size) => ({
    what: `page from memory, CPU against bare node:http, ${size === few ? '50' : '10,000'} publications`,
    measured: rowOf(size, page).timesBare,
    atMost: 1.2,
    unit: ' ×',
  })),
  ...[few, many].map((size) => ({
    what: `JSON from memory, CPU against bare node:http, ${size === few ? '50' : '10,000'} publications`,
    measured: rowOf(size, json).timesBare,
    atMost: 1.5,
    unit: ' ×',
  })),
  {
    what: `rendering a page, 10,000 publications${measure}`,
    measured: time(rowOf(many, render).p50, rowOf(many, render).cpuMsPerRequest),
    atMost: 12,
    unit: ' ms',
  },
  {
    what: `start until ready${measure}`,
    measured: Math.max(...[few, many].map(({ start }) => time(start.ms, start.cpuMs))) / 1000,
    atMost: 1.5,
    unit: ' s',
  },
  { what: 'memory, idle', measured: Math.max(few.idleMb, many.idleMb), atMost: 200, unit: ' MB' },
  {
    what: 'memory, under load',
    measured: Math.max(few.loadMb, many.loadMb),
    atMost: 300,
    unit: ' MB',
  },
])
console.log('\n')
const areListsHeld = await runLists(effort)
console.log('\n')
const areWritesHeld = await runWrites()
console.log('\n')
const isSharingCheap = await runShare()
console.log('\n')
const isSteady = effort === quick || (await runSoak(isBusy))
console.log('\n')
const areVisitsFast = await runLighthouse(effort.visits)
console.log('\n')
const arePressesAnswered = await runPresses(effort.visits)
process.exitCode =
  isHeld &&
  areListsHeld &&
  areWritesHeld &&
  isSharingCheap &&
  isSteady &&
  areVisitsFast &&
  arePressesAnswered
    ? 0
    : 1
