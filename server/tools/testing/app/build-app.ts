import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { User } from '#contract/account/auth.ts'
import { api, type SalusClient } from '#contract/api.ts'
import { createApiClient, type FetchFunction } from '#contract/call/client.ts'
import type { Role } from '#contract/call/role.ts'
import type { SignupPolicy } from '#server/auth/signup-policy.ts'
import { createSentResponseEvents, type SentResponseEvents } from '#server/base/http/answered.ts'
import { createApiCache } from '#server/base/http/api-cache.ts'
import { createClientIpReader } from '#server/base/http/client-address.ts'
import { createHttpServer } from '#server/base/http/http-server.ts'
import { createInProcessCalls, type InProcessCalls } from '#server/base/http/local-calls.ts'
import { createDiskStorage } from '#server/base/media/disk-storage.ts'
import { mountMedia } from '#server/base/media/routes.ts'
import { mountApi } from '#server/mount-api.ts'
import {
  createServices,
  type ServiceOptions,
  type Services,
  stopServices,
} from '#server/services.ts'
import { createAccountToken, signUpAdmin } from '#server/tools/testing/accounts/accounts.ts'
import {
  type AtEnd,
  freshPlace,
  openTestDatabase,
  type Place,
} from '#server/tools/testing/database/database.ts'
import { checkResponse, checkResponseBody } from '#server/tools/testing/http/contract-check.ts'
import { requestWhole } from '#server/tools/testing/http/request-whole.ts'
import { createClock, type TestClock } from './clock.ts'
import { createTestLog, type TestLog } from './log.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { watchForReuse } from './use.ts'

export interface TestAppOptions {
  readonly signup?: Partial<SignupPolicy>
  /** Off by default. On in tests of the limits. */
  readonly rateLimits?: boolean
  /** Proxies trusted for the client address. By default, the tests themselves are trusted. */
  readonly trustProxy?: readonly string[]
  readonly publicUrl?: string
  readonly corsOrigins?: readonly string[]
  /** Data directory and database. By default, new ones. */
  readonly place?: Place
  /** Replaces services such as mailer or storage. */
  readonly parts?: (usual: ServiceOptions) => Partial<ServiceOptions>
  /** Mounts routes besides the API, before the server listens. */
  readonly mount?: (
    app: FastifyInstance,
    services: Services,
    answers: SentResponseEvents,
    calls: InProcessCalls,
  ) => void | Promise<void>
}

/** The API on a real socket and a real database. Every response is checked against the contract. */
export interface TestApp
  extends Pick<TestClock, 'advance'>,
    Pick<TestLog, 'takeErrors' | 'logged'> {
  readonly origin: string
  readonly place: Place
  readonly services: Services
  readonly mailbox: Mailbox
  readonly fetch: FetchFunction
  /** Returns a client with or without a token. `from` is its apparent address. */
  client(token?: string | null, from?: string): SalusClient
  /** The client that rendering uses, without HTTP. */
  readonly local: SalusClient
  /** Signs up an administrator with the same requests as a person. */
  signUpAdmin(email?: string): Promise<{ token: string; user: User }>
  /** Returns the token of a new administrator. Much faster than signing up. */
  adminToken(email?: string): Promise<string>
  /** Returns the token of a new account with that role. */
  tokenOf(email: string, role: Role, profileId?: string): Promise<string>
  close(): Promise<void>
}

/** Message of tests that leave logged errors of the server unread. */
export const unreadErrorsMessage = 'errors were logged that the test did not take'

const originOf = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

export interface BuiltApp {
  readonly app: TestApp
  /** Waits for work in progress. Returns false if work may continue after the test. */
  rest(): Promise<boolean>
  /** Resets clock, mails and log, and with `empty` the database. Returns false if this fails. */
  renew(empty: () => Promise<boolean>): Promise<boolean>
}

/** Builds an app that lives until `atEnd`. The end fails if errors were logged that nobody took. */
export const buildApp = async (options: TestAppOptions, atEnd: AtEnd): Promise<BuiltApp> => {
  const { log, logged, takeErrors, forget } = createTestLog()
  const { now, advance, reset } = createClock()
  const mailbox = createMailbox()
  const place = options.place ?? (await freshPlace(atEnd))
  const database = await openTestDatabase({ place, atEnd })
  const usual: ServiceOptions = {
    database,
    mailer: mailbox,
    storage: createDiskStorage(join(place.dataDir, 'media')),
    signup: { mode: 'approve', allowed: [], ...options.signup },
    publicUrl: options.publicUrl ?? 'https://salus.example',
    corsOrigins: options.corsOrigins ?? [],
    workFolder: join(place.dataDir, 'work'),
    rateLimits: options.rateLimits ?? false,
    passwordCost: { memory: 64, passes: 1 },
    log,
    now,
  }
  const use = watchForReuse(await createServices({ ...usual, ...options.parts?.(usual) }))
  const { services } = use
  const trustProxy = options.trustProxy ?? ['127.0.0.1']
  const answers = createSentResponseEvents()
  const apiCache = createApiCache({
    feed: services.database.feed,
    limits: services.limits,
    answers,
    now: services.now,
    addressOf: createClientIpReader(trustProxy),
  })
  const { app, drain } = createHttpServer({
    log,
    trustProxy,
    answers,
    headers: {},
    shortcut: apiCache.sendFromCache,
  })
  // An app may wait long for its next test, whose first request would meet a closed connection.
  app.server.keepAliveTimeout = 0
  const local = createInProcessCalls(services)
  await mountApi(app, services, apiCache, local)
  mountMedia(app, services.media)
  await options.mount?.(app, services, answers, local)
  await app.listen({ host: '127.0.0.1', port: 0 })
  use.watch(app.server)
  const origin = originOf(app)
  const stop = async () => {
    await drain()
    await app.close()
    await stopServices(services)
  }
  atEnd(async () => {
    await stop()
    expect(takeErrors(), unreadErrorsMessage).toEqual([])
  })

  const checkedFetch: FetchFunction = async (path, init) => {
    const headers = new Headers(init.headers)
    // Compression is slow and irrelevant to most tests.
    if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'identity')
    const response = await fetch(origin + path, { ...init, headers })
    return checkResponse(init.method ?? 'GET', path, response)
  }
  const checkedCall: FetchFunction = async (path, init) => {
    const { response, bytes } = await requestWhole(origin + path, init)
    checkResponseBody(init.method ?? 'GET', path, response, bytes)
    return response
  }
  const client = (token: string | null = null, from?: string) =>
    createApiClient(api, {
      token: () => token,
      fetch: (path, init) => {
        const headers = new Headers(init.headers)
        if (from) headers.set('x-forwarded-for', from)
        return checkedCall(path, { ...init, headers })
      },
    })
  const testApp: TestApp = {
    origin,
    place,
    services,
    mailbox,
    logged,
    takeErrors,
    advance,
    client,
    local: local.client,
    fetch: checkedFetch,
    signUpAdmin: (email) => signUpAdmin(testApp, email),
    adminToken: (email) => createAccountToken(services, email),
    tokenOf: (email, userType, profileId = '') =>
      createAccountToken(services, email, { userType, profileId }),
    close: async () => {
      use.end()
      await stop()
      await database.close()
    },
  }
  return {
    app: testApp,
    rest: () => {
      mailbox.forget()
      return use.isOver()
    },
    renew: async (empty) => {
      if (!(await empty())) return false
      await rm(join(place.dataDir, 'media'), { recursive: true, force: true })
      database.feed.publish('everything')
      mailbox.forget()
      forget()
      reset()
      return true
    },
  }
}
