import { defineConfig } from 'vitest/config'

const serverTests = {
  include: ['server/**/*.test.ts'],
  exclude: ['server/**/*.fault.test.ts', 'server/citation/**', 'server/palette/**'],
  globalSetup: ['server/testing/model.ts'],
}
const unitTests = [
  'contract/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  // No database: formats of citations, colours.
  'server/{citation,palette}/**/*.test.ts',
]
const setupFiles = ['server/testing/setup.ts']

/** Every server test runs on both databases; the rest runs once. */
export default defineConfig({
  test: {
    // One more than the two cores this should run on: a worker waits for its database a good part of the time.
    maxWorkers: 3,
    // Files share what they import: reading it anew for each took a third of the time.
    isolate: false,
    // Only what hangs takes this long: a benchmark measures speed, a test does not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      { test: { name: 'unit', include: unitTests, setupFiles } },
      { test: { name: 'sqlite', ...serverTests, setupFiles, env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: { name: 'postgres', ...serverTests, setupFiles, env: { TEST_DATABASE: 'postgres' } },
      },
      {
        // They start and kill real processes, so they run alone.
        test: {
          name: 'fault',
          include: ['server/**/*.fault.test.ts'],
          setupFiles,
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
