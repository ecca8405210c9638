import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { install } from './install.mjs'
import { startPostgres } from './postgres.mjs'
import { runPlaywright, runVitest } from './runners.mjs'
import { scratchFolder } from './scratch.mjs'
import { messageOf } from './step.mjs'

/**
 * Runs all tests, lists failures, and ends with the line "N passed, M failed".
 * @param {string[]} patterns only the test files that match. Those of e2e/ are for Playwright
 */
export async function test(patterns) {
  /** @type {Total} */
  const total = { passed: 0, failures: [] }
  const reports = mkdtempSync(join(scratchFolder(), 'salus-test-'))
  // PostgreSQL needs no packages, so it starts while they are being installed.
  const postgres = attempt(total, startPostgres)
  try {
    const isInstalled = await attempt(total, () => install().then(() => true))
    if (isInstalled) await runAll(total, reports, patterns, postgres)
  } finally {
    await (await postgres)?.stop()
    rmSync(reports, { recursive: true, force: true })
  }
  // Listed again at the end, because often only the end of a long log is kept.
  for (const failure of total.failures) console.log(`FAILED ${failure}`)
  console.log(`${total.passed} passed, ${total.failures.length} failed`)
  return total.failures.length === 0 ? 0 : 1
}

/** @typedef {{ passed: number, failures: string[] }} Total */

/**
 * @param {Total} total
 * @param {string} reports
 * @param {string[]} patterns
 * @param {Promise<{ url: string } | undefined>} postgres
 */
async function runAll(total, reports, patterns, postgres) {
  const journeys = patterns.filter((pattern) => pattern.startsWith('e2e'))
  const others = patterns.filter((pattern) => !pattern.startsWith('e2e'))
  // Sequential, because each may install a system package. Only journeys wait for the browser.
  const browser = postgres.then(() => attempt(total, findBrowser))
  // Concurrent, because each uses at most one core.
  const [isBuilt, database] = await Promise.all([
    attempt(total, () => build().then(() => true)),
    postgres,
    patterns.length === 0 && check().then((checks) => add(total, checks)),
  ])
  const env = { TEST_DATABASE_URL: database?.url, NODE_ENV: 'test' }
  const isWanted = (/** @type {string[]} */ own) => patterns.length === 0 || own.length > 0
  // Sequential, because each uses all cores, and a busy machine breaks tests that depend on time.
  await attempt(total, async () => {
    if (database && isWanted(others)) add(total, await runVitest(reports, env, others))
  })
  await attempt(total, async () => {
    const CHROMIUM_PATH = await browser
    if (!database || !isBuilt || !CHROMIUM_PATH || !isWanted(journeys)) return
    add(total, await runPlaywright(reports, { ...env, CHROMIUM_PATH }, journeys))
  })
}

/** @param {Total} total @param {Total} more */
function add(total, more) {
  total.passed += more.passed
  total.failures.push(...more.failures)
}

/**
 * Runs `work`. Adds an error to the failures instead of throwing it.
 * @template T
 * @param {Total} total
 * @param {() => Promise<T>} work
 */
async function attempt(total, work) {
  try {
    return await work()
  } catch (error) {
    console.log(messageOf(error))
    total.failures.push(messageOf(error).replace(/\n.*/s, ''))
  }
}
