// npm run bench -- --lists: cost of a row of each list as the database grows. See README.md.
import { measureCut } from './cut.ts'
import { measureLists } from './lists.ts'
import { printFacts, printTargets } from './report.ts'
import type { Effort } from './size.ts'

/** Pages whose content is equal in the small and in the large database. */
const sameInBoth = [
  '/',
  '/publications',
  '/projects',
  'a project',
  ...['year=2026', 'type=Preprint', 'q=brain'].map((filter) => `/publications?${filter}`),
]

/** Measures and prints. Returns whether every target was met. */
export const runLists = async ({ rounds, renders }: Effort): Promise<boolean> => {
  const { lists, pages } = await measureLists(rounds, renders)
  printFacts([
    ['list', 'rows', 'CPU/row', 'rows', 'CPU/row', 'whole list'],
    ...lists.map(({ path, rows, perRow, whole }) => [
      path,
      ...[0, 1].flatMap((at) => [String(rows[at]), `${perRow[at]?.toFixed(1)} µs`]),
      `${whole.toFixed(1)} ms`,
    ]),
  ])
  const { cut, print } = await measureCut()
  console.log(
    `\nOf a row of the publications: ${cut.toFixed(2)} µs to cut it to its schema, ${print.toFixed(2)} µs to print it as JSON`,
  )
  console.log('\n')
  return printTargets([
    ...lists.map(({ path, perRow: [few, many] }) => ({
      what: `${path}, a row of many against one of few`,
      measured: many / few,
      atMost: 2,
      unit: ' ×',
    })),
    ...pages.map(({ path, few, many }) => {
      const { cpuMsPerRequest, p50 } = path === '/team' ? few : many
      const amount =
        path === '/team' ? '100 people' : '10,000 publications, 1,000 projects, 1,000 people'
      // A hundred people have four times as much content as a list of publications.
      const atMost = path.includes('?') || path === 'a person' || path === '/team' ? 15 : 12
      return {
        what: `rendering ${path}, ${amount}`,
        measured: Math.min(cpuMsPerRequest, p50),
        atMost,
        unit: ' ms',
      }
    }),
    // Other pages show more content in the larger database.
    ...pages
      .filter(({ path }) => sameInBoth.includes(path))
      .map(({ path, few, many }) => ({
        what: `rendering ${path}, CPU with many entries against few`,
        measured: many.cpuMsPerRequest / few.cpuMsPerRequest,
        atMost: path.startsWith('/publications') ? 1.25 : 1.15,
        unit: ' ×',
      })),
  ])
}
