import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The suffix of a test file determines where it runs:
// - server/**/*.both.test.ts: once on SQLite and once on PostgreSQL, because its SQL could differ
// - server/**/*.test.ts: once, on SQLite
// - *.fault.test.ts: with real processes, which it kills
// - web/**/*.test.tsx and *.dom.test.ts: with a DOM
// - web/**/*.markup.test.tsx: without a DOM, as the server renders
// - all others: without database and DOM
const serverTests = {
  include: ['server/**/*.test.ts'],
  exclude: ['server/**/*.fault.test.ts'],
  globalSetup: ['server/tools/testing/database/model.ts'],
}
const releaseTests = 'scripts/release/*.test.ts'
const setupFiles = ['server/tools/testing/app/setup.ts']
/** Node runs the server's files directly, because transforming them with Vite took a sixth of the time. */
const experimental = { viteModuleRunner: false, nodeLoader: false }

/** Slow tests first, so that no worker is left alone with one at the end. */
const kinds = ['fault', 'sqlite', 'postgres', 'components', 'unit']

const kindOf = ({ project }: TestSpecification) => kinds.indexOf(project.name)

/** Sorts files by project, because Vitest reuses a worker with its imports only within a project. */
class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => kindOf(one) - kindOf(other))
  }
}

export default defineConfig({
  test: {
    // One for each core of the smallest supported machine. A third worker imports everything again, and takes a fifth more time.
    maxWorkers: 2,
    // Test files share imported modules, because importing them for each file took a third of the time.
    isolate: false,
    sequence: { sequencer: KindByKind },
    // Less frequent garbage collection, on the worker's thread because all cores are in use.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'],
    // Only hanging tests take this long. Benchmarks measure speed, tests do not.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,scripts,web}/**/*.test.ts', 'web/**/*.markup.test.tsx'],
          exclude: ['**/*.dom.test.ts', releaseTests],
          setupFiles,
        },
      },
      {
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx', 'web/**/*.dom.test.ts'],
          exclude: ['**/*.markup.test.tsx'],
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'web/testing/page.ts'],
        },
      },
      {
        test: {
          name: 'sqlite',
          ...serverTests,
          setupFiles,
          experimental,
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        test: {
          name: 'postgres',
          ...serverTests,
          include: ['server/**/*.both.test.ts'],
          setupFiles,
          experimental,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        // These tests start and kill real processes.
        test: {
          name: 'fault',
          include: ['server/**/*.fault.test.ts', releaseTests],
          globalSetup: ['server/tools/testing/process/compiled.ts'],
          setupFiles,
          experimental,
        },
      },
    ],
  },
})
