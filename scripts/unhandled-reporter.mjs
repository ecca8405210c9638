import { writeFileSync } from 'node:fs'

/** @typedef {{ message: string, VITEST_TEST_PATH?: string }} UnhandledError */

/** A Vitest reporter that writes errors outside of tests, which no other report contains, to UNHANDLED_FILE. */
export default class UnhandledReporter {
  /** @param {unknown} _ @param {readonly UnhandledError[]} errors */
  onTestRunEnd(_, errors) {
    const { UNHANDLED_FILE = '' } = process.env
    const named = errors.map(
      ({ message, VITEST_TEST_PATH: file = 'Vitest' }) => `${file} outside of any test: ${message}`,
    )
    writeFileSync(UNHANDLED_FILE, JSON.stringify(named))
  }
}
