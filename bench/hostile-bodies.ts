// npm run bench -- --hostile: cost of the most hostile request bodies for the server's main thread. See
// README.md.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { api } from '#contract/api.ts'
import { type ApiCall, apiBasePath, type CallMap } from '#contract/call/call.ts'
import { defaultMaxValues } from '#contract/call/json-text.ts'
import { createApp } from '#server/app.ts'
import { openSession } from '#server/auth/session-store.ts'
import { createAccount, defaultAccountRights } from '#server/auth/store.ts'
import { requestBodyLimits } from '#server/base/http/body.ts'
import { createOutboxMailer } from '#server/base/mail/outbox.ts'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { openIndexedDatabase } from '#server/base/search/open-database.ts'
import { writeInTransaction } from '#server/base/write/write.ts'
import { createServices, type Services, stopServices } from '#server/services.ts'
import { endWithUs, temporaryFolder } from './child.ts'
import type { Attack } from './hostile-sender.ts'
import { shapes } from './hostile-shapes.ts'
import { longestTurn } from './longest-turn.ts'
import { printTargets } from './report.ts'

const atMostMs = 100
/** A turn this long is measured again, because it may include garbage collection of earlier requests. */
const suspiciousMs = 40
const attempts = 4

/** A URL to attack. */
interface Goal {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly fields: readonly string[]
  readonly formBytes: number
  readonly otherBytes: number
  readonly maxValues: number
}

const maxUrl = 8 * 1024
const unknownId = '0'.repeat(26)

const goalOf = (name: string, call: ApiCall): Goal => ({
  name,
  method: call.method,
  path: apiBasePath + call.path.replaceAll(/:\w+/g, unknownId),
  fields: Object.keys(call.input.shape),
  formBytes: call.encoding === 'multipart' ? requestBodyLimits.form : requestBodyLimits.json,
  otherBytes: call.maxTextBytes ?? requestBodyLimits.json,
  maxValues: call.maxValues ?? defaultMaxValues,
})

const pageWithForm = (path: string): Goal => ({
  name: path,
  method: 'POST',
  path,
  fields: ['name', 'email', 'message'],
  formBytes: requestBodyLimits.json,
  otherBytes: requestBodyLimits.json,
  maxValues: defaultMaxValues,
})

const goals: readonly Goal[] = [
  ...Object.entries<CallMap>(api).flatMap(([entity, calls]) =>
    Object.entries(calls).map(([name, call]) => goalOf(`${entity}.${name}`, call)),
  ),
  ...['/contactus', '/newsletter', '/de/contactus'].map(pageWithForm),
]

/** Opens sessions of different administrators. */
const openSessions = (services: Services) => {
  let accounts = 0
  return async (): Promise<string> => {
    const { database } = services
    const account = await writeInTransaction(
      database,
      { accountId: null, name: 'Benchmark' },
      (tx) =>
        createAccount(
          tx,
          {
            username: 'Benchmark',
            email: `bench${++accounts}@salus.example`,
            passwordHash: 'none matches',
          },
          async () => ({ ...defaultAccountRights, state: 'active' }),
        ),
    )
    return openSession(database.queries, account._id, services.now())
  }
}

const startServer = async () => {
  const dataDir = temporaryFolder()
  const database = await openIndexedDatabase({ dataDir, onError: console.error })
  const services = await createServices({
    database,
    mailer: createOutboxMailer(join(dataDir, 'outbox'), 'bench@salus.example', () => undefined),
    storage: createDiskStorage(join(dataDir, 'media')),
    signup: { mode: 'approve', allowed: [] },
    publicUrl: 'https://salus.example',
    workFolder: join(dataDir, 'work'),
    rateLimits: false,
    log: pino({ level: 'fatal' }),
  })
  const { app, stop } = await createApp(services, {
    trustProxy: [],
    loaders: { introMs: 0, transitionMs: 0 },
    development: false,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    openSession: openSessions(services),
    stop: async () => {
      await stop()
      await stopServices(services)
      await database.close()
    },
  }
}

const startSender = () => {
  const child = endWithUs(fork(fileURLToPath(new URL('./hostile-sender.ts', import.meta.url))))
  return {
    send: async (attack: Attack): Promise<number> => {
      child.send(attack)
      const [status]: unknown[] = await once(child, 'message')
      return Number(status)
    },
    stop: () => child.disconnect(),
  }
}

const attacksOn = ({ method, path, fields, formBytes, otherBytes, maxValues }: Goal) => {
  if (method === 'GET') {
    const names = Array.from({ length: maxUrl }, (_, at) => `k${at}`).join('&')
    const [query, escaped] = [names, '%61=%C3%A9&'.repeat(maxUrl)]
    return [query, escaped].map((text) => ({
      shape: undefined,
      field: undefined,
      bytes: 0,
      maxValues,
      path: `${path}?${text}`.slice(0, maxUrl),
    }))
  }
  return Object.entries(shapes).flatMap(([shape, { type, isForFields }]) =>
    [undefined, ...(isForFields ? fields : [])].map((field) => ({
      shape,
      field,
      maxValues,
      bytes: type.startsWith('multipart') ? formBytes : otherBytes,
      path,
    })),
  )
}

/** Sends every shape to every call and form. Returns whether no turn was too long. */
export const runHostileBodies = async (only = ''): Promise<boolean> => {
  const server = await startServer()
  const sender = startSender()
  const worst = new Map<string, { ms: number; where: string }>()
  for (const goal of goals.filter(({ name }) => name.includes(only))) {
    let token = await server.openSession()
    for (const { path, ...attack } of attacksOn(goal)) {
      const measure = async () => {
        const order = { ...attack, token, method: goal.method, url: server.origin + path }
        let status = 0
        const ms = await longestTurn(async () => {
          status = await sender.send(order)
        })
        // Some calls end their own session.
        if (status === 401) token = await server.openSession()
        return { ms, status }
      }
      let { ms, status } = await measure()
      for (let at = 1; at < attempts && ms > suspiciousMs; at++) {
        ms = Math.min(ms, (await measure()).ms)
      }
      const { shape = 'names in the URL', field = 'the top' } = attack
      const where = `${goal.name}, ${field} (${status})`
      if (status >= 500 || ms > atMostMs) console.log(`  ${Math.round(ms)} ms: ${shape}, ${where}`)
      if (ms > (worst.get(shape)?.ms ?? 0)) worst.set(shape, { ms, where })
    }
  }
  sender.stop()
  await server.stop()
  console.log('\n')
  return printTargets(
    [...worst].map(([shape, { ms, where }]) => ({
      what: `longest turn, ${shape}: ${where}`,
      measured: ms,
      atMost: atMostMs,
      unit: ' ms',
    })),
  )
}
