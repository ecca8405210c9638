import { defineConfig } from '@playwright/test'

/**
 * Journeys through the built site. Each worker starts a server of its own (e2e/support/test.ts),
 * and all workers share a site with the example content.
 * A test tagged @phone runs on a small screen.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/examples.ts',
  outputDir: 'test-results/traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  // One for each core of the smallest supported machine.
  workers: 2,
  // Only to get a trace: a journey that passes at the second try counts as failed (scripts/runners.mjs).
  retries: 1,
  // Only failing journeys take this long, as none may depend on the speed of the machine.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  forbidOnly: process.env.CI === 'true',
  use: {
    browserName: 'chromium',
    // Tracing every journey takes a third of the time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page's process keeps compiled code for the next page (e2e/support/browsers.ts).
        '--process-per-site',
        // Less frequent garbage collection, on the page's thread because all cores are in use.
        '--js-flags=--single-threaded-gc --min-semi-space-size=32',
      ],
    },
  },
})
