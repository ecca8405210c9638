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
  try {
    await attempt(total, install)
    if (total.failures.length === 0) await runAll(total, reports, patterns)
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  // Named once more here, because a log of this length is often kept from its end only.
  for (const failure of total.failures) console.log(`FAILED ${failure}`)
  console.log(`${total.passed} passed, ${total.failures.length} failed`)
  return total.failures.length === 0 ? 0 : 1
}

/** @typedef {{ passed: number, failures: string[] }} Total */

/** @param {Total} total @param {string} reports @param {string[]} patterns */
async function runAll(total, reports, patterns) {
  const journeys = patterns.filter((pattern) => pattern.startsWith('e2e'))
  const others = patterns.filter((pattern) => !pattern.startsWith('e2e'))
  // Each keeps one core busy at most, so they are done side by side.
  const [isBuilt, { browser, postgres }] = await Promise.all([
    attempt(total, () => build().then(() => true)),
    findPrograms(total),
    patterns.length === 0 && check().then((checked) => add(total, checked)),
  ])
  if (!postgres) return
  const env = { CHROMIUM_PATH: browser, TEST_DATABASE_URL: postgres.url, NODE_ENV: 'test' }
  const isWanted = (/** @type {string[]} */ own) => patterns.length === 0 || own.length > 0
  // One after the other: side by side they only take each other's time.
  await attempt(total, async () => {
    if (isWanted(others)) add(total, await runVitest(reports, env, others))
    if (!isBuilt || !browser || !isWanted(journeys)) return
    add(total, await runPlaywright(reports, env, journeys))
  })
  await postgres.stop()
}

/** One after the other, because each may install a system package. @param {Total} total */
async function findPrograms(total) {
  return {
    browser: await attempt(total, findBrowser),
    postgres: await attempt(total, startPostgres),
  }
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
