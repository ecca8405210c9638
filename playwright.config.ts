import { defineConfig } from '@playwright/test'

/**
 * Journeys through the built site. Each worker starts a server of its own (a fixture of e2e/),
 * and looks at a site with the example content that all of them share.
 * A test tagged @phone runs on a small screen (e2e/support/test.ts).
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/examples.ts',
  outputDir: 'test-results/traces',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  fullyParallel: true,
  // As many as the cores this should run on.
  workers: 2,
  // For its trace: a journey that needs it counts as failed (scripts/runners.mjs).
  retries: 1,
  // Only a fault takes this long: no journey may depend on how fast the machine is.
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
        // A page's process keeps what it has compiled for the next page (e2e/support/browsers.ts).
        '--process-per-site',
        // Rarer collections of garbage, each on its page's own thread: the cores are all in use.
        '--js-flags=--single-threaded-gc --min-semi-space-size=32',
      ],
    },
  },
})
