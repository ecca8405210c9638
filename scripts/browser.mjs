import { existsSync } from 'node:fs'
import { execute, node24, run, tool } from './command.mjs'
import { step } from './step.mjs'
import { installSystemPackage } from './system-package.mjs'

// The headless Chromium runs the same journeys in a fraction of the time.
const shellPackage = 'chromium-headless-shell'
const shell = `/usr/bin/${shellPackage}`

const usualPlaces = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Finds a Chromium or Chrome that works, or installs one. Returns its path. */
export async function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await works(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start as a browser.`)
  }
  if (process.env.CI === 'true' && !existsSync(shell)) await installSystemPackage(shellPackage)
  const found = await firstThatWorks()
  if (found) return found
  for (const name of [shellPackage, 'chromium']) {
    const installed = (await installSystemPackage(name)) && (await firstThatWorks())
    if (installed) return installed
  }
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  const download = tool('playwright', 'install', ...withLibraries, 'chromium')
  await step('installing Chromium with Playwright', () => run(...download)).catch(() => undefined)
  const downloaded = await firstThatWorks()
  if (downloaded) return downloaded
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its program.',
  )
}

async function firstThatWorks() {
  for (const path of [...usualPlaces, await playwrightsOwn()]) {
    if (existsSync(path) && (await works(path))) return path
  }
  return undefined
}

async function playwrightsOwn() {
  const question = `process.stdout.write(require('@playwright/test').chromium.executablePath())`
  return (await execute(node24, ['-e', question])).output
}

/**
 * Whether a browser starts. Fails for stubs that only print how to install one.
 * @param {string} path
 */
async function works(path) {
  return (await execute(path, ['--version'])).code === 0
}
