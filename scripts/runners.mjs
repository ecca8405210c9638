import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { execute, root, tool } from './command.mjs'

/** @typedef {{ passed: number, failures: string[], skipped: string[] }} Results */
/** @typedef {{ status: string, fullName: string }} VitestTest */
/** @typedef {{ name: string, status: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ numPassedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }} PlaywrightTest */
/** @typedef {{ title: string, file: string, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} PlaywrightReport */

/** @param {string} reports @param {NodeJS.ProcessEnv} env @param {string[]} patterns */
export async function runVitest(reports, env, patterns) {
  const file = join(reports, 'vitest.json')
  const unhandled = join(reports, 'unhandled.json')
  const reporters = ['default', 'json', './scripts/unhandled-reporter.mjs']
  const options = [`--outputFile.json=${file}`, ...reporters.map((name) => `--reporter=${name}`)]
  const command = tool('vitest', 'run', ...options, ...patterns)
  // Shared, so that workers do not compile the same thousand files again.
  const compiled = { NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache') }
  // With CI=true, Vitest would write colours into a log.
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
  const { code } = await execute(...command, {
    env: { ...env, ...plain, ...compiled, TMPDIR: reports, UNHANDLED_FILE: unhandled },
    show: true,
  })
  const results = readResults({ name: 'Vitest', file, code, read: readVitest })
  if (existsSync(unhandled)) results.failures.push(...JSON.parse(readFileSync(unhandled, 'utf8')))
  return results
}

/**
 * @param {string} reports
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} patterns
 */
export async function runPlaywright(reports, env, patterns) {
  const file = join(reports, 'playwright.json')
  const command = tool('playwright', 'test', '--reporter=list,json', ...patterns)
  const { code } = await execute(...command, {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    show: true,
  })
  return readResults({ name: 'Playwright', file, code, read: readPlaywright })
}

/**
 * Reads a runner's JSON report. A crash or a missing report counts as a failure.
 * @template Report
 * @param {{ name: string, file: string, code: number, read: (report: Report) => Results }} run
 */
function readResults({ name, file, code, read }) {
  const { passed, failures, skipped } = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failures: [], skipped: [] }
  const skips = skipped.map((test) => `skipped: ${test}`)
  for (const skip of skips) console.log(skip)
  if (process.env.CI === 'true') failures.push(...skips)
  if (failures.length === 0 && code !== 0) failures.push(`${name} ended with code ${code}.`)
  else if (failures.length === 0 && passed === 0) failures.push(`${name} ran no test.`)
  return { passed, failures }
}

/** @param {VitestReport} report of Vitest's JSON reporter @returns {Results} */
function readVitest({ numPassedTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ name: `${name} ${fullName}`, status })),
  )
  const failed = tests.filter(({ status }) => status === 'failed').map(({ name }) => name)
  // A file that cannot be loaded fails without a failed test.
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  // A test for one database is skipped on the other. That is fine if it ran on one.
  const isRun = ({ status = '' }) => status === 'passed' || status === 'failed'
  const ran = new Set(tests.filter(isRun).map(({ name }) => name))
  const skipped = tests.filter((test) => !isRun(test) && !ran.has(test.name))
  return {
    passed: numPassedTests,
    failures: [...failed, ...broken.map(({ name }) => name)],
    skipped: skipped.map(({ name }) => name),
  }
}

/** @param {PlaywrightReport} report of Playwright's JSON reporter @returns {Results} */
function readPlaywright({ suites, errors }) {
  const tests = suites.flatMap(testsOf)
  const namesOf = (/** @type {string} */ wanted) =>
    tests.filter(({ status }) => status === wanted).map(({ name }) => name)
  const flaky = namesOf('flaky').map((name) => `${name} (passed at the second try)`)
  return {
    passed: namesOf('expected').length,
    failures: [...namesOf('unexpected'), ...flaky, ...errors.map(({ message = '' }) => message)],
    skipped: namesOf('skipped'),
  }
}

/** @param {PlaywrightSuite} suite @returns {{ name: string, status: string }[]} */
function testsOf({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status }) => ({ name: `${file} ${title}`, status })),
  )
  return [...own, ...suites.flatMap(testsOf)]
}
