import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { hasFirstAdministrator } from './auth/store.ts'
import { createOutboxMailer } from './base/mail/outbox.ts'
import { createSmtpMailer } from './base/mail/smtp.ts'
import { loadSharp } from './base/media/sharp.ts'
import { createIndexBuilder } from './base/search/indexing.ts'
import { openServerDatabase } from './base/search/open-database.ts'
import { type Env, readEnv } from './env.ts'
import { createBackupAgeMonitor } from './lifecycle/backup/age-watch.ts'
import { createBackupWorker } from './lifecycle/backup/backups.ts'
import { deleteExpiredData } from './lifecycle/sweep.ts'
import { addLegalPageDrafts } from './page/first-pages.ts'
import { createBackgroundErrorLogger } from './process/background-log.ts'
import { explainError, printError, printLine, restrictFilePermissions } from './process/command.ts'
import { listenOnPort } from './process/listen.ts'
import { openMediaStorage } from './process/open-storage.ts'
import { stopGracefully } from './process/stop.ts'
import { exitWhenUpdaterExits, isUpdateTrial } from './process/trial.ts'
import { createServices, type Services, stopServices } from './services.ts'
import { runNightlyBackupProcess } from './tools/backup/nightly-process.ts'
import { seedExamples } from './tools/demo/seed.ts'

const createMailer = (env: Env) =>
  env.SMTP_URL
    ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM)
    : createOutboxMailer(join(env.DATA_DIR, 'outbox'), env.MAIL_FROM, printLine)

const lookupsOf = (env: Env) =>
  env.LOOKUPS
    ? {
        mailto: env.LOOKUP_MAILTO,
        bases: {
          crossref: env.LOOKUP_CROSSREF_URL,
          datacite: env.LOOKUP_DATACITE_URL,
          pubmed: env.LOOKUP_PUBMED_URL,
          arxiv: env.LOOKUP_ARXIV_URL,
          orcid: env.LOOKUP_ORCID_URL,
        },
      }
    : null

const backupsOf = (env: Env, { database, mailQueue, publicUrl, log, now }: Services) =>
  createBackupWorker(
    { database, mailQueue, publicUrl, now, at: env.BACKUP_AT, make: runNightlyBackupProcess },
    (error) => log.error({ err: error }, 'The backup failed'),
  )

const ageWatchOf = (env: Env, { database, mailQueue, publicUrl, log, now }: Services) =>
  createBackupAgeMonitor({ database, mailQueue, publicUrl, now, at: env.BACKUP_AT }, (error) =>
    log.error({ err: error }, 'The age of the last backup could not be looked at'),
  )

const warnings = async (env: Env, { database }: Services): Promise<string[]> => [
  ...(env.SIGNUP === 'open'
    ? ['SIGNUP=open: whoever owns an e-mail address can become an administrator.']
    : []),
  ...(env.SMTP_URL &&
  env.SIGNUP_ALLOWED.length === 0 &&
  !(await hasFirstAdministrator(database.queries))
    ? [
        'There is no administrator yet: the first to sign up owns this site. Set SIGNUP_ALLOWED to reserve that.',
      ]
    : []),
  ...(env.S3_ENDPOINT && !env.S3_BUCKET && !env.BACKUP_TO.startsWith('s3:')
    ? ['S3_ENDPOINT has no effect without S3_BUCKET: pictures are kept in DATA_DIR/media.']
    : []),
  ...(env.RATE_LIMITS ? [] : ['RATE_LIMITS=off: use this for load tests only.']),
]

const sweepEveryMs = 3_600_000

const start = async (): Promise<void> => {
  const env = readEnv(process.env)
  const log = pino({ level: env.LOG_LEVEL })
  const database = await openServerDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    onError: createBackgroundErrorLogger(log),
    onProgress: printLine,
  })
  const services = await createServices({
    database,
    mailer: createMailer(env),
    storage: openMediaStorage(env),
    signup: { mode: env.SIGNUP, allowed: env.SIGNUP_ALLOWED },
    publicUrl: env.PUBLIC_URL,
    corsOrigins: env.CORS_ORIGINS,
    workFolder: join(env.DATA_DIR, 'work'),
    lookups: lookupsOf(env),
    privateHooks: env.WEBHOOKS_PRIVATE,
    rateLimits: env.RATE_LIMITS,
    backupAt: env.BACKUP_AT,
    log,
  })
  const seeding = env.SEED_DEMO && seedExamples(services, printLine)
  const seeded = Promise.resolve(seeding)
    .catch((error) => log.error({ err: error }, 'The example content could not be added'))
    // Runs after the examples, because those are added only to a site that is still empty.
    .then(() => addLegalPageDrafts(services))
    .catch((error) => log.error({ err: error }, 'The drafts of first pages could not be added'))
  const { app, announceStop, stop } = await createApp(services, {
    trustProxy: env.TRUST_PROXY,
    loaders: { introMs: env.INTRO_LOADER_MS, transitionMs: env.TRANSITION_LOADER_MS },
    development: env.NODE_ENV === 'development',
  })
  const sweeper = setInterval(() => {
    deleteExpiredData(services).catch((error) => log.error({ err: error }, 'The sweep failed'))
  }, sweepEveryMs)
  for (const warning of await warnings(env, services)) log.warn(warning)
  if (!isUpdateTrial) {
    services.mailQueue.start()
    services.newsletter.start()
    services.digests.start()
    services.hooks.start()
    services.imports.start()
    services.watch.start()
  }
  const backups = backupsOf(env, services)
  const ageWatch = ageWatchOf(env, services)
  const indexing = createIndexBuilder(database)
  services.moves.start()
  // The update test must fail if pictures cannot be processed on this machine.
  if (isUpdateTrial) await loadSharp()
  // Visitors must not see a half-filled site.
  await seeded
  stopGracefully(log, {
    announce: announceStop,
    delayMs: env.STOP_DELAY_MS,
    stop: async () => {
      clearInterval(sweeper)
      await stop()
      await indexing.stop()
      await backups.stop()
      await ageWatch.stop()
      await stopServices(services)
      services.mailer.close()
      await database.close()
    },
  })
  await listenOnPort(app, env.HOST, env.PORT)
  if (env.PREPARE_PICTURES && !isUpdateTrial) services.media.widths.start()
  if (!isUpdateTrial) {
    backups.start()
    ageWatch.start()
  }
  void indexing.run()
  printLine(`Salus is at ${env.PUBLIC_URL}`)
  // Loads the site's code, so that the first visitor does not wait for it.
  app.inject({ url: '/' }).catch((error) => log.error({ err: error }, 'The home page failed'))
}

restrictFilePermissions()
if (isUpdateTrial) exitWhenUpdaterExits()
try {
  await start()
} catch (error) {
  printError(explainError(error))
  process.exit(1)
}
