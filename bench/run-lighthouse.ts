// npm run bench -- --lighthouse: a first visit on a phone. See README.md.
import { figurePages } from './figure-pages.ts'
import { measureVisits } from './lighthouse.ts'
import { printFacts, printTargets } from './report.ts'

const least: Readonly<Record<string, number>> = { performance: 95 }
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Measures and prints. Returns whether every target was met. */
export const runLighthouse = async (times: number): Promise<boolean> => {
  const program = process.env.CHROMIUM_PATH
  if (!program) {
    console.log('Chromium is not installed and could not be: first visits are left out.')
    return true
  }
  const verdicts = await measureVisits(program, times)
  printFacts([
    ['first visit', 'first paint', 'largest paint', 'blocked'],
    ...verdicts.map(({ path, paintMs, largestPaintMs, blockedMs }) => [
      path,
      seconds(paintMs),
      seconds(largestPaintMs),
      `${Math.round(blockedMs)} ms`,
    ]),
  ])
  console.log('\n')
  const performanceOf = (page: string) =>
    verdicts.find(({ path }) => path === page)?.scores.performance ?? Number.NaN
  return printTargets([
    ...verdicts.flatMap(({ path, scores }) =>
      Object.entries(scores).map(([category, measured]) => ({
        what: `Lighthouse, ${category}, ${path}`,
        measured,
        atLeast: least[category] ?? 100,
        unit: '',
      })),
    ),
    {
      what: 'Lighthouse, performance that figures cost beside their pictures',
      measured: Math.max(
        0,
        performanceOf(figurePages.pictures) - performanceOf(figurePages.figures),
      ),
      atMost: 1,
      unit: '',
    },
  ])
}
