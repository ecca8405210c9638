import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The ending of a test file says where it runs:
// - server/**/*.both.test.ts: once on SQLite and once on PostgreSQL, because its SQL could differ
// - server/**/*.test.ts: once, on SQLite
// - *.fault.test.ts: on real processes, which it kills
// - web/**/*.test.tsx and *.dom.test.ts: in a document; *.markup.test.tsx without one, as the server renders
// - all others: without database and document
const serverTests = {
  include: ['server/**/*.test.ts'],
  exclude: ['server/**/*.fault.test.ts'],
  globalSetup: ['server/tools/testing/database/model.ts'],
}
const releaseTests = 'scripts/release/*.test.ts'
const setupFiles = ['server/tools/testing/app/setup.ts']
/** Node runs the server's files as they are; to have Vite rewrite them took a sixth of the time. */
const experimental = { viteModuleRunner: false, nodeLoader: false }

/** What takes long comes first, so that no worker is left alone with it at the end. */
const kinds = ['fault', 'sqlite', 'postgres', 'components', 'unit']

const kindOf = ({ project }: TestSpecification) => kinds.indexOf(project.name)

/** A worker, and all that it has imported, is kept only while the next file is of the same kind. */
class KindByKind extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => kindOf(one) - kindOf(other))
  }
}

export default defineConfig({
  test: {
    // As many as the cores this should run on. A third warms up all that the others have, for a fifth more time.
    maxWorkers: 2,
    // Files share what they import: reading it anew for each took a third of the time.
    isolate: false,
    sequence: { sequencer: KindByKind },
    // Rarer collections of what tests leave behind, each on its worker's own thread: the cores are all in use.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'],
    // Only what hangs takes this long: a benchmark measures speed, a test does not.
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
        // They start and kill real processes.
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
