// deploy/prove-instances.sh: checks the promises of docs/operations.md for several instances and writes the
// results there.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { startS3 } from '#server/tools/testing/services/s3.ts'
import { printTargets, type Target } from '../report.ts'
import { root } from '../salus.ts'
import { beginWork, type Outside, proveOnce, subscribers } from './once.ts'
import { startHookReceiver, startLookUps, startMail } from './outside.ts'
import { startPostgres } from './postgres.ts'
import { prepare, zoneAtNight } from './prepare.ts'
import {
  proveKill,
  proveLimits,
  proveOutage,
  proveRollingRestart,
  proveSeen,
  type Site,
} from './proofs.ts'
import { createInstance, startBalancer } from './site.ts'

const began = performance.now()
const say = (sentence: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(3)} s  ${sentence}`)

const [postgres, s3, mail, lookUps, hooks] = await Promise.all([
  startPostgres(),
  startS3(() => undefined),
  startMail(),
  startLookUps(),
  startHookReceiver(),
])
say('PostgreSQL, S3, mail and look-ups are there')
const tokens = await prepare(postgres.url, subscribers)
const origin = 'https://salus.example.org'
const settings = {
  PUBLIC_URL: origin,
  DATABASE_URL: postgres.url,
  S3_BUCKET: s3.options.bucket,
  S3_ENDPOINT: s3.options.endpoint,
  S3_ACCESS_KEY_ID: s3.options.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.options.secretAccessKey,
  BACKUP_AT: '03:00',
  BACKUP_TO: `s3://${s3.options.bucket}/proof`,
  SMTP_URL: mail.url,
  LOOKUP_CROSSREF_URL: lookUps.url,
  LOOKUP_DATACITE_URL: lookUps.url,
  LOOKUP_PUBMED_URL: lookUps.url,
  LOOKUP_ARXIV_URL: lookUps.url,
  LOOKUP_ORCID_URL: lookUps.url,
  WEBHOOKS_PRIVATE: 'on',
  TRUST_PROXY: '127.0.0.1',
  SEED_DEMO: 'false',
  LOG_LEVEL: 'error',
  // Set from the start, because another time zone would start another day with a backup of its own.
  TZ: zoneAtNight(new Date()),
}
const instances = await Promise.all([0, 1, 2].map(() => createInstance(settings)))
await instances[0]?.start()
await Promise.all(instances.slice(1).map((each) => each.start()))
const site: Site = { instances, tokens, postgres, origin: await startBalancer(instances) }
say('three instances and nginx are there')
const outside: Outside = {
  s3: s3.options,
  hookUrl: hooks.url,
  heard: hooks.heard,
  recipients: mail.recipients,
  asked: lookUps.asked,
}
await beginWork(site, outside)

const targets: Target[] = []
const prove = async (what: string, work: () => Promise<Target[]>) => {
  say(what)
  targets.push(...(await work()))
}
await prove('an instance is killed', () => proveKill(site))
await prove('all are restarted in turn', () => proveRollingRestart(site))
await prove('limits are counted together', () => proveLimits(site))
await prove('what happens by itself happens once', () => proveOnce(outside))
await prove('a change is seen everywhere', () => proveSeen(site))
await prove('PostgreSQL is restarted', () => proveOutage(site))
say('done')

console.log('')
const isHeld = printTargets(targets)

const rounded = (value: number): string => value.toFixed(value % 1 === 0 ? 0 : 1)
const bound = (target: Target): string =>
  'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`
const rows = [
  ['what', 'measured', 'promised'],
  ...targets.map((each) => [
    each.what,
    `${rounded(each.measured)}${each.unit}`,
    `${bound(each)}${each.unit}`,
  ]),
]
/** Pads cells to the widest one, as the formatter of the document does. */
const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
const lineOf = (cells: readonly string[], filler = ' ') =>
  `| ${cells.map((cell, at) => cell.padEnd(widthOf(at), filler)).join(' | ')} |`
const [head = [], ...body] = rows
const table = [
  lineOf(head),
  lineOf(['', '', ''], '-'),
  ...body.map((row) => lineOf(row)),
  '',
  `Measured ${new Date().toISOString().slice(0, 10)} in ${Math.round((performance.now() - began) / 1000)} seconds on ${availableParallelism()} × ${cpus()[0]?.model.trim()}, with a load of ${(loadavg()[0] ?? 0).toFixed(1)} on the machine.`,
]
const [from, until] = ['<!-- prove-instances -->', '<!-- /prove-instances -->']
const file = join(root, 'docs', 'operations.md')
const text = readFileSync(file, 'utf8')
const [before, , after] = [
  text.slice(0, text.indexOf(from) + from.length),
  from,
  text.slice(text.indexOf(until)),
]
if (isHeld && text.includes(from)) {
  writeFileSync(file, `${before}\n\n${table.join('\n')}\n\n${after}`)
  console.log('\nThe numbers are in docs/operations.md.')
}
await Promise.all(instances.map((each) => each.stop()))
process.exit(isHeld ? 0 : 1)
