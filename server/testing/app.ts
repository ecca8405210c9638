import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, inject, onTestFinished } from 'vitest'
import { api, type SalusClient } from '#contract/api.ts'
import type { User } from '#contract/auth.ts'
import { createClient, type Fetch } from '#contract/client.ts'
import type { Role } from '#contract/role.ts'
import { mountApi } from '#server/api.ts'
import type { SignupPolicy } from '#server/auth/signup-policy.ts'
import { type Answers, createAnswers } from '#server/http/answered.ts'
import { createApiCache } from '#server/http/api-cache.ts'
import { createAddressOf } from '#server/http/client-address.ts'
import { createLocalCalls } from '#server/http/local-calls.ts'
import { createHttpServer } from '#server/http/server.ts'
import { createDiskStorage } from '#server/media/disk-storage.ts'
import { mountMedia } from '#server/media/routes.ts'
import { createServices, type ServiceOptions, type Services } from '#server/services.ts'
import { openSessionAs, signUpAdmin } from './accounts.ts'
import { type Clock, createClock } from './clock.ts'
import { checkAnswer } from './contract-check.ts'
import { type AtEnd, freshPlace, openTestDatabase, type Place } from './database.ts'
import { createTestLog, type TestLog } from './log.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { collectEnds, copyPlace } from './place.ts'

export interface TestAppOptions {
  readonly signup?: Partial<SignupPolicy>
  /** Off, unless limits are what the test is about. */
  readonly rateLimits?: boolean
  /** Whose word about the client's address counts; by default the tests' own. */
  readonly trustProxy?: readonly string[]
  readonly publicUrl?: string
  readonly corsOrigins?: readonly string[]
  /** Where its data lies; a fresh place by default. */
  readonly place?: Place
  /** What the services are built from other than usual: another mailer, another storage. */
  readonly parts?: (usual: ServiceOptions) => Partial<ServiceOptions>
  /** Mounts more than the API, before the server starts to listen. */
  readonly mount?: (
    app: FastifyInstance,
    services: Services,
    answers: Answers,
    local: SalusClient,
  ) => void | Promise<void>
}

/** The API on a real socket and a real database; every answer is checked against the contract. */
export interface TestApp extends Pick<Clock, 'advance'>, Pick<TestLog, 'takeErrors' | 'logged'> {
  readonly origin: string
  readonly services: Services
  readonly mailbox: Mailbox
  readonly fetch: Fetch
  /** A client with a token, or without; `from` is the address it seems to come from. */
  client(token?: string | null, from?: string): SalusClient
  /** The client that pages are made with. */
  readonly local: SalusClient
  /** An active administrator, made by the calls a person would make. */
  signUpAdmin(email?: string): Promise<{ token: string; user: User }>
  /** The token of an active administrator, made without those calls because that is much faster. */
  adminToken(email?: string): Promise<string>
  /** The token of an active account with that role, made likewise. */
  tokenOf(email: string, role: Role, profileId?: string): Promise<string>
  close(): Promise<void>
}

const originOf = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return `http://127.0.0.1:${address.port}`
}

const build = async (options: TestAppOptions, atEnd: AtEnd): Promise<TestApp> => {
  const { log, logged, takeErrors } = createTestLog()
  const { now, advance } = createClock()
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
    rateLimits: options.rateLimits ?? false,
    passwordCost: { memory: 64, passes: 1 },
    log,
    now,
  }
  const services = await createServices({ ...usual, ...options.parts?.(usual) })
  const trustProxy = options.trustProxy ?? ['127.0.0.1']
  const answers = createAnswers()
  const apiCache = createApiCache({
    ...{ feed: services.database.feed, limits: services.limits, answers, now: services.now },
    addressOf: createAddressOf(trustProxy),
  })
  const { app, drain } = createHttpServer({
    ...{ log, trustProxy, answers, headers: {} },
    shortcut: apiCache.answerFromMemory,
  })
  const local = createLocalCalls(services)
  await mountApi(app, services, apiCache, local)
  mountMedia(app, services.media)
  await options.mount?.(app, services, answers, local.client)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = originOf(app)
  const stop = async () => {
    await drain()
    await app.close()
    await services.imports.stop()
    await services.digests.stop()
    await services.mailQueue.stop()
    await services.newsletter.stop()
    await services.media.widths.stop()
  }
  atEnd(async () => {
    await stop()
    expect(takeErrors(), 'errors were logged that the test did not take').toEqual([])
  })

  const checkedFetch: Fetch = async (path, init) => {
    const response = await fetch(origin + path, init)
    return checkAnswer(init.method ?? 'GET', path, response)
  }
  const client = (token: string | null = null, from?: string) =>
    createClient(api, {
      token: () => token,
      fetch: (path, init) => {
        const headers = new Headers(init.headers)
        if (from) headers.set('x-forwarded-for', from)
        return checkedFetch(path, { ...init, headers })
      },
    })
  const testApp: TestApp = {
    ...{ origin, services, mailbox, logged, takeErrors, advance, client, local: local.client },
    fetch: checkedFetch,
    signUpAdmin: (email) => signUpAdmin(testApp, email),
    adminToken: (email) => openSessionAs(services, email),
    tokenOf: (email, userType, profileId = '') =>
      openSessionAs(services, email, { userType, profileId }),
    close: async () => {
      await stop()
      await database.close()
    },
  }
  return testApp
}

/** Starts an app for the length of a test. It fails the test when an error was logged that nobody took. */
export const startTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  build(options, onTestFinished)

/** One app for all tests of a file or a `describe`, for tests that do not get in each other's way. */
export const shareTestApp = (options: TestAppOptions = {}): (() => TestApp) => {
  let shared: TestApp | undefined
  beforeAll(async () => {
    const { atEnd, end } = collectEnds()
    shared = await build(options, atEnd)
    return end
  })
  return () => {
    if (!shared) throw new Error('The shared app is there once the tests run')
    return shared
  }
}

/**
 * Fills a place once for all tests of a file, with an app that is gone before they start; each asks for a copy of its
 * own. `fill` answers with what the tests have to know of it.
 */
export const shareContent = <T>(
  fill: (app: TestApp, place: Place, atEnd: AtEnd) => Promise<T>,
): (() => Promise<{ place: Place; content: T }>) => {
  let filled: { place: Place; content: T } | undefined
  beforeAll(async () => {
    const { atEnd, end } = collectEnds()
    const place = await copyPlace(inject('model'), atEnd)
    const app = collectEnds()
    const content = await fill(await build({ place }, app.atEnd), place, atEnd).finally(app.end)
    filled = { place, content }
    return end
  })
  return async () => {
    if (!filled) throw new Error('The content is there once the tests run')
    return { ...filled, place: await copyPlace(filled.place, onTestFinished) }
  }
}
