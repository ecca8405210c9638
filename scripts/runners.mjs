import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute, tool } from './command.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/** @typedef {{ status: string, fullName: string }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>} PlaywrightStats */
/** @typedef {{ stats: PlaywrightStats, errors: unknown[] }} PlaywrightReport */

/** @param {string} reports @param {NodeJS.ProcessEnv} env @param {string[]} patterns */
export async function runVitest(reports, env, patterns) {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const command = tool('vitest', 'run', ...reporters, ...patterns)
  // CI=true alone would have it write colours into a log.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const { code } = await execute(...command, { env: { ...env, ...plain }, show: true })
  return countResults({ name: 'Vitest', file, code, read: readVitest })
}

/** @param {string} reports @param {NodeJS.ProcessEnv} env @param {string[]} patterns */
export async function runPlaywright(reports, env, patterns) {
  const file = join(reports, 'playwright.json')
  const command = tool('playwright', 'test', '--reporter=list,json', ...patterns)
  const { code } = await execute(...command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    show: true,
  })
  return countResults({ name: 'Playwright', file, code, read: readPlaywright })
}

/**
 * What a runner's JSON report says, with its crash or silence counted as a failure.
 * @template Report
 * @param {{ name: string, file: string, code: number, read: (report: Report) => Counts }} run
 */
function countResults({ name, file, code, read }) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  const { passed, skipped } = counts
  let { failed } = counts
  if (skipped > 0) console.log(`${name} skipped ${skipped}.`)
  if (process.env.CI === 'true') failed += skipped
  if (failed === 0 && (code !== 0 || passed === 0)) {
    console.log(code === 0 ? `${name} ran no test.` : `${name} ended with code ${code}.`)
    failed = 1
  }
  return { passed, failed }
}

/** @param {VitestReport} report of Vitest's JSON reporter @returns {Counts} */
function readVitest(report) {
  // A file that cannot be loaded fails without a failed test in it.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${name} ${fullName}`, status })),
  )
  // A test of one database is skipped on the other: that is no gap, as long as it ran on one.
  const ran = new Set(
    tests.filter(({ status }) => /^(passed|failed)$/.test(status)).map(({ name }) => name),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: tests.filter(({ name, status }) => !/^(passed|failed)$/.test(status) && !ran.has(name))
      .length,
  }
}

/** @param {PlaywrightReport} report of Playwright's JSON reporter @returns {Counts} */
function readPlaywright({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}
