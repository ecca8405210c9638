import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const serverTests = {
  include: ['server/**/*.test.ts'],
  exclude: [
    'server/**/*.fault.test.ts',
    'server/base/{citation,confine}/**',
    'server/figure/{volume,trace}/**',
    'server/site/palette/**',
    'server/base/media/{byte-range,svg}.test.ts',
    'server/public/share/{draw,runs}.test.ts',
    'server/figure/hostile-files.test.ts',
    'server/base/mail/layout.test.ts',
    'server/base/text/markdown.test.ts',
  ],
  globalSetup: ['server/tools/testing/model.ts'],
}
/** What is written as the server writes it, without a document. */
const markupTests = [
  'web/admin/editor/conflict/marked-differences.test.tsx',
  'web/prose/markdown.test.tsx',
  'web/site/post/project-page.test.tsx',
  'web/ui/link.test.tsx',
  'web/ui/markdown/typed-link.test.tsx',
]
/** Scripts of a document's head. */
const scriptTests = 'web/head/{language,lazy-layout,say-page}-script.test.ts'
/** What is drawn into a document. */
const componentTests = ['web/**/*.test.tsx', scriptTests]
const releaseTests = 'scripts/release/*.test.ts'
const unitTests = [
  'contract/**/*.test.ts',
  'web/**/*.test.ts',
  ...markupTests,
  'scripts/**/*.test.ts',
  // No database: formats of citations, scans and recordings, processes with limits, colours, pictures for sharing, the look of mails.
  'server/{base/{citation,confine},site/palette,figure/{volume,trace}}/**/*.test.ts',
  'server/base/media/{byte-range,svg}.test.ts',
  'server/public/share/{draw,runs}.test.ts',
  'server/figure/hostile-files.test.ts',
  'server/base/mail/layout.test.ts',
  'server/base/text/markdown.test.ts',
]
/** About requests, files, formats and other services: the SQL behind them is that of tests which run on both. */
const onOneDatabase = [
  'server/{contract-walk,error-answers,hostile-bodies}.test.ts',
  // Files and processes; which texts name them is asked of both by media/texts.test.ts.
  'server/figure/figures.test.ts',
  // Which queries are asked, and the shape of what comes of them, for every kind of entry: its own tests run on both.
  'server/query-count.test.ts',
  'server/**/wire.test.ts',
  // Who may see what is asked of both by reader/visibility.test.ts, entity/list-status.test.ts and search/shown.test.ts.
  'server/leak.test.ts',
  'server/{env,base/{db/{id,turns},process/queue,text/*},hook/sign,process/background-log,profile/import/read-people}.test.ts',
  'server/{feed,base/lookup,base/openapi,public/render}/**',
  // Limits are counted by http/limits.test.ts on both.
  'server/auth/{login,password,send-code}.test.ts',
  'server/auth/second-factor/passkey.test.ts',
  'server/base/cache/{memoized-reads,response-cache,stored-response}.test.ts',
  'server/tools/demo/{accepted,content,pictures}.test.ts',
  'server/base/http/{answers,api-cache,arrival,body,client-address,cors,cut-reply,end-late}.test.ts',
  'server/base/http/{local-calls,print-in-turns,request-seconds,stop,upload-room,viewer}.test.ts',
  'server/base/mail/{mail-server,outbox,smtp}.test.ts',
  'server/base/media/{films,hanging-store,limits,reading,serving,slow-store,storage,storage-failure,widths}.test.ts',
  'server/publication/citation-files.test.ts',
  'server/public/share/routes.test.ts',
  // What is refused reaches no SQL; specification.test.ts and the tests beside these send what is kept to both.
  'server/{category,post,publication}/input.test.ts',
  // One value each, kept as the settings are.
  'server/site/*.test.ts',
  'server/{taken-addresses,base/mail/group-name,settings/test-mail}.test.ts',
  // Files of other systems; how what they hold is added and taken back is asked of both by move/move.test.ts.
  'server/move/{al-folio,csv,hugoblox,lab-website-template,site,text,wordpress}/**',
  'server/tools/move/**',
  // What a text that failed says once it is mended; import.test.ts asks both how entries are kept.
  'server/publication/import/mend-entry.test.ts',
  // Pages as files.
  'server/tools/static/**',
  // The stores it gets are those of logos, teams and grants.
  'server/base/entity/new-entity.test.ts',
  // What they send is sent to both by post/{at-once,picture-texts}.test.ts, and by all that signs up.
  'server/{post/sub-post,auth/signup}.test.ts',
]
const setupFiles = ['server/tools/testing/setup.ts']
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

/** Server tests run on both databases, except where no SQL of theirs could differ; the rest runs once. */
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
          include: unitTests,
          exclude: [scriptTests, releaseTests],
          setupFiles,
        },
      },
      {
        test: {
          name: 'components',
          include: componentTests,
          exclude: markupTests,
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
          exclude: [...serverTests.exclude, ...onOneDatabase],
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
          globalSetup: ['server/tools/testing/compiled.ts'],
          setupFiles,
          experimental,
        },
      },
    ],
  },
})
