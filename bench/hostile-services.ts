// npm run bench -- --services: cost of responses of external services for the server's main thread. See
// README.md.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { createPublicationImportService } from '#server/publication/import/imports.ts'
import { readPublicationImport } from '#server/publication/import/store.ts'
import { createMetadataLookUps } from '#server/publication/lookup/look-up.ts'
import {
  hostileResponses,
  largestResponses,
} from '#server/tools/testing/services/hostile-responses.ts'
import { endWithUs, temporaryFolder } from './child.ts'
import { longestTurn } from './longest-turn.ts'
import { printFacts, printTargets } from './report.ts'
import { seed } from './seed.ts'
import { threadCpuMs } from './usage.ts'

const atMostMs = 100
const usual = 300

const startServices = async (): Promise<string> => {
  const file = fileURLToPath(new URL('hostile-responder.ts', import.meta.url))
  const child = endWithUs(fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
  const [port] = await once(child, 'message')
  return `http://127.0.0.1:${port}`
}

const notNow = () => {
  throw new Error('Nothing is undone here')
}

/** Starts imports by identifier over a small site, without delays between requests. */
const startImporting = async () => {
  const dataDir = temporaryFolder()
  await seed(dataDir, { publications: 100, profiles: 100 })
  const base = await startServices()
  const database = await openIndexedDatabase({ dataDir, onError: console.error })
  const now = () => new Date()
  const lookUps = createMetadataLookUps(database.queries, now, {
    bases: { crossref: base, datacite: base, pubmed: base, arxiv: base, orcid: base },
    mailto: 'bench@group.example',
    time: { now: () => Date.now(), wait: async () => undefined },
    timeoutMs: 60_000,
  })
  const imports = createPublicationImportService({
    database,
    restore: notNow,
    lookUp: lookUps.works,
    now,
    onError: console.error,
  })
  const who = { accountId: null, name: 'Benchmark' }
  const preview = async (text: string): Promise<readonly string[]> => {
    const importId = await imports.preview(who, [text])
    for (;;) {
      const { state } = await readPublicationImport(database.queries, importId, false)
      if (state !== 'reading') break
      await wait(20)
    }
    const { entries, reason } = await readPublicationImport(database.queries, importId)
    return [reason, ...entries.map((entry) => entry.reason)]
  }
  return {
    preview,
    close: async () => {
      await imports.stop()
      await database.close()
    },
  }
}

/** Prints the cost of each hostile response and of ordinary ones. Returns whether no turn was too long. */
export const runHostileServices = async (): Promise<boolean> => {
  const { preview, close } = await startImporting()
  const texts = Array.from({ length: usual }, (_, at) => `10.5555/usual.${at}`)
  await preview(texts.slice(0, 20).join('\n'))
  const measure = async (text: string) => {
    const [began, used] = [performance.now(), threadCpuMs()]
    let reasons: readonly string[] = []
    const turn = await longestTurn(async () => {
      reasons = await preview(text)
    })
    return { turn, reasons, ms: performance.now() - began, cpuMs: threadCpuMs() - used }
  }
  const targets = []
  for (const { service, kind, identifier, reason } of [...hostileResponses, ...largestResponses]) {
    const { turn, reasons } = await measure(identifier)
    if (!reasons.some((each) => each.includes(reason)))
      console.log(`${service}, ${kind}:`, reasons.slice(0, 3))
    targets.push({
      what: `${service}, ${kind}: longest turn`,
      measured: turn,
      atMost: atMostMs,
      unit: ' ms',
    })
  }
  const first = await measure(texts.join('\n'))
  const again = await measure(texts.join('\n'))
  printFacts([
    [
      `${usual} DOIs`,
      `${(first.ms / 1000).toFixed(1)} s`,
      `${first.cpuMs.toFixed(0)} ms of this thread`,
    ],
    ['again', `${(again.ms / 1000).toFixed(1)} s`, `${again.cpuMs.toFixed(0)} ms of this thread`],
  ])
  await close()
  return printTargets(targets)
}
