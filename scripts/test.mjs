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
 * Runs everything, names what failed, and ends with the line "N passed, M failed".
 * @param {string[]} patterns only the test files that match; those of e2e/ are for Playwright
 */
export async function test(patterns) {
  /** @type {Total} */
  const total = { passed: 0, failures: [] }
  const reports = mkdtempSync(join(scratchFolder(), 'salus-test-'))
  // It needs none of our packages, so that it is made ready while they are installed.
  const postgres = attempt(total, startPostgres)
  try {
    const isInstalled = await attempt(total, () => install().then(() => true))
    if (isInstalled) await runAll(total, reports, patterns, postgres)
  } finally {
    await (await postgres)?.stop()
    rmSync(reports, { recursive: true, force: true })
  }
  // Named once more here, because a log of this length is often kept from its end only.
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
  // One after the other, because each may install a system package; only journeys wait for the browser.
  const browser = postgres.then(() => attempt(total, findBrowser))
  // Each keeps one core busy at most, so they are done side by side.
  const [isBuilt, database] = await Promise.all([
    attempt(total, () => build().then(() => true)),
    postgres,
    patterns.length === 0 && check().then((checks) => add(total, checks)),
  ])
  const env = { TEST_DATABASE_URL: database?.url, NODE_ENV: 'test' }
  const isWanted = (/** @type {string[]} */ own) => patterns.length === 0 || own.length > 0
  // One after the other: each keeps the cores busy by itself, and what depends on time is not hurried by the rest.
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
 * What cannot be done is one failure, and the rest goes on without it.
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
