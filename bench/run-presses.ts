// npm run bench -- --presses: delays of the first click on a page on a slow phone. See README.md.
import { measurePresses } from './first-press.ts'
import { printTargets } from './report.ts'

/** Measures and prints. Returns whether every target was met. */
export const runPresses = async (times: number): Promise<boolean> => {
  const program = process.env.CHROMIUM_PATH
  if (!program) {
    console.log('Chromium is not installed and could not be: first presses are left out.')
    return true
  }
  const found = await measurePresses(program, times)
  return printTargets(
    found.flatMap(({ what, seenMs, doneMs }) => [
      { what: `first press of ${what}, answered`, measured: seenMs, atMost: 100, unit: ' ms' },
      { what: `first press of ${what}, done`, measured: doneMs / 1000, atMost: 1.5, unit: ' s' },
    ]),
  )
}
