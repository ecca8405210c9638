import { defineConfig } from 'vitest/config'

/** Server tests that open no database. */
const withoutDatabase = [
  'server/{background-log,csv,env,queue}.test.ts',
  'server/auth/password.test.ts',
  'server/cache/{response-cache,stored-response}.test.ts',
  'server/citation/**/*.test.ts',
  'server/db/id.test.ts',
  'server/demo/{content,pictures}.test.ts',
  'server/demo/content/**/*.test.ts',
  'server/http/{arrival,upload-room}.test.ts',
  'server/lookup/public-address.test.ts',
  'server/mail/{layout,smtp}.test.ts',
  'server/pages/{csp-hashes,page-address,sitemap}.test.ts',
]
/** Server tests that need a database to stand on and are about something else: one is enough. */
const onAnyDatabase = [
  'server/demo/accepted.test.ts',
  'server/http/{answers,body,client-address,cors,cut-reply,stop,wire}.test.ts',
  'server/lookup/look-up.test.ts',
  'server/mail/{mail-server,outbox}.test.ts',
  'server/media/{limits,reading,serving,storage,widths}.test.ts',
  'server/openapi/*.test.ts',
  'server/pages/pages.test.ts',
]
const serverTests = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/model.ts'],
}
const elsewhere = ['server/**/*.fault.test.ts', ...withoutDatabase]
const unitTests = [
  'contract/**/*.test.ts',
  'web/**/*.test.{ts,tsx}',
  'scripts/**/*.test.ts',
  ...withoutDatabase,
]
const setupFiles = ['server/testing/setup.ts']

/** Every server test that is about data runs on both databases; the rest runs once. */
export default defineConfig({
  test: {
    // One more than the two cores this should run on: a worker waits for its database a good part of the time.
    maxWorkers: 3,
    // Files share what they import: reading it anew for each took a third of the time.
    isolate: false,
    // For a busy machine; a benchmark measures speed, a test does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { test: { name: 'unit', include: unitTests, setupFiles } },
      {
        test: {
          name: 'sqlite',
          ...serverTests,
          exclude: elsewhere,
          setupFiles,
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'postgres',
          ...serverTests,
          exclude: [...elsewhere, ...onAnyDatabase],
          setupFiles,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        // They start and kill real processes, so they run by themselves and may take their time.
        test: {
          name: 'fault',
          include: ['server/**/*.fault.test.ts'],
          setupFiles,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
