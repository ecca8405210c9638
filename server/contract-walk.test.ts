import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { toFieldErrors } from '#contract/call/api-error.ts'
import { type ApiCall, apiBasePath } from '#contract/call/call.ts'
import { isAccessGranted, type Role, roles } from '#contract/call/role.ts'
import { createAccountToken, setAccountState } from './tools/testing/accounts/accounts.ts'
import { shareTestApp, type TestApp } from './tools/testing/app/app.ts'
import { days } from './tools/testing/app/clock.ts'
import { unknownId } from './tools/testing/content/content.ts'
import { allCalls, checkResponseBody } from './tools/testing/http/contract-check.ts'
import { requestWhole } from './tools/testing/http/request-whole.ts'

/** Public calls that write, each for a reason. */
const openToEveryone = [
  // Sign-in calls have no token yet.
  'auth.sendotp',
  'auth.signup',
  'auth.login',
  'auth.reset-password-token',
  'auth.update-password',
  // Visitors send messages, and subscribe to the newsletter or unsubscribe.
  'contact.sendMessage',
  'newsletter.subscribe',
  'newsletter.confirm',
  'newsletter.unsubscribe',
  // Only reads, although the specification makes it a POST.
  'researchProgress.getResearchProgress',
]

/** Unpaged lists, each for a reason. */
const alwaysWhole = [
  // One person has few sessions.
  'auth.sessions',
  // Grants of one project.
  'post.getSinglePost',
  // People, projects and grants of one publication.
  'publication.getSinglePublication',
  'publication.found',
  // People, projects and publications of one grant.
  'grant.getSingleGrant',
  // Built-in definitions.
  'collection.presets',
  // Limited per collection, each with its total.
  'item.referringItems',
  // At most fifty of each kind.
  'issue.whatIsNew',
  // Built-in texts and pictures, keys of programs, and at most twenty hooks.
  'key.keys',
  'hook.hooks',
  'site.getShipped',
  'site.getLanguages',
  // Only the last hundred changes are shown.
  'history.showHistory',
  // Sorted by relevance without further pages, because more words narrow the search.
  'search.find',
]

const closed = allCalls.filter(({ call }) => call.access !== 'public')

const headersFor = {
  'an empty header': () => '',
  'no token after the word': () => 'Bearer ',
  'a token of the wrong shape': () => 'Bearer not-a-token',
  'a token with more behind it': (token: string) => `Bearer ${token} x`,
  'a token that was cut': (token: string) => `Bearer ${token.slice(0, -1)}`,
  'another scheme': (token: string) => `Basic ${token}`,
  'a token nobody was given': () => `Bearer ${'A'.repeat(43)}`,
  'a token in other letters': (token: string) => `Bearer ${swapCase(token)}`,
} satisfies Record<string, (token: string) => string>

function swapCase(text: string): string {
  return [...text]
    .map((char) => (char === char.toLowerCase() ? char.toUpperCase() : char.toLowerCase()))
    .join('')
}

const request = async ({ origin }: TestApp, call: ApiCall, authorization: string | undefined) => {
  const path = apiBasePath + call.path.replaceAll(/:\w+/g, unknownId)
  const { response, bytes } = await requestWhole(origin + path, {
    method: call.method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: '{}' }),
  })
  checkResponseBody(call.method, path, response, bytes)
  return response
}

const expectRefused = async (
  app: TestApp,
  call: ApiCall,
  authorization: string | undefined,
  kind: string,
) => {
  const response = await request(app, call, authorization)
  expect([kind, response.status]).toEqual([kind, 401])
  expect(response.headers.get('www-authenticate')).toBe('Bearer')
  expect(await response.json()).toEqual({
    success: false,
    code: 'notSignedIn',
    message: 'Please log in to do this',
  })
}

test('writing calls need an administrator, except the listed ones', () => {
  const open = allCalls
    .filter(({ call }) => call.method !== 'GET' && call.access === 'public')
    .map(({ name }) => name)
  expect(open.filter((name) => !openToEveryone.includes(name))).toEqual([])
})

test('every path belongs to one call', () => {
  const addresses = allCalls.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('field errors have a message for people', () => {
  const nonsense = [undefined, null, 5, '', [], {}, 'x'.repeat(300_000), -1]
  const unclear: unknown[] = []
  for (const { name, call } of allCalls) {
    for (const value of nonsense) {
      const wire = Object.fromEntries(Object.keys(call.input.shape).map((field) => [field, value]))
      const { error } = z.safeDecode(call.input, wire)
      for (const { path, message } of error ? toFieldErrors(error) : []) {
        const isClear = /^(?!.*(?:expected|received|undefined|string|NaN))[A-Z]/s.test(message)
        if (!isClear) unclear.push([name, path, message])
      }
    }
  }
  expect(unclear).toEqual([])
})

test('every list can be paged and returns the total, except the listed ones', () => {
  const lists = allCalls.filter(
    ({ call }) =>
      call.method === 'GET' &&
      Object.values(call.reply.shape).some((field) => field instanceof z.ZodArray),
  )
  const whole = lists
    .filter(({ call }) => {
      const { limit, offset } = call.input.shape
      return !(limit && offset && call.reply.shape.total)
    })
    .map(({ name }) => name)
  expect(whole).toEqual(alwaysWhole)
  expect(lists.length).toBeGreaterThan(10)
})

test('a read call has its input in the URL', () => {
  const reads = allCalls.filter(({ call }) => call.method === 'GET')
  for (const { name, call } of reads) expect([name, call.encoding]).toEqual([name, 'query'])
})

describe('each protected call rejects', () => {
  const app = shareTestApp()
  const tokens = new Map<string, Promise<string>>()
  let expired: Promise<string> | undefined
  /** Returns one token per kind and way of invalidating, shared by all calls. */
  const tokenOf = (kind: string, spoil: (token: string) => Promise<void>) => {
    const known = tokens.get(kind)
    if (known) return known
    const made = app()
      .adminToken(`${kind}@salus.example`)
      .then(async (token) => {
        await spoil(token)
        return token
      })
    tokens.set(kind, made)
    return made
  }
  const good = () => tokenOf('good', async () => undefined)
  const signedOut = () =>
    tokenOf('signed-out', async (token) => void (await app().client(token).auth.logout()))
  const shutOut = () =>
    tokenOf('shut-out', () => setAccountState(app().services, 'shut-out@salus.example', 'revoked'))
  const waiting = () =>
    tokenOf('waiting', () => setAccountState(app().services, 'waiting@salus.example', 'waiting'))
  const runOut = () => {
    const { services } = app()
    const now = () => new Date(services.now().getTime() - days(1))
    expired ??= createAccountToken({ ...services, now }, 'late@salus.example')
    return expired
  }

  const ended = [
    ['signed out', signedOut],
    ['account shut out', shutOut],
    ['account waiting', waiting],
    ['run out', runOut],
  ] as const
  const kinds = Object.entries(headersFor)

  /** Picks one value, a different one for each call. */
  const inTurn = <K>(all: readonly K[], at: number) =>
    [all[at % all.length]].filter((x) => x !== undefined)

  test.for(closed.map((each, at) => ({ ...each, at })))('$name', async ({ call, at }) => {
    await expectRefused(app(), call, undefined, 'no token')
    for (const [kind, header] of inTurn(kinds, at)) {
      await expectRefused(app(), call, header(await good()), kind)
    }
    for (const [kind, token] of inTurn(ended, at)) {
      await expectRefused(app(), call, `Bearer ${await token()}`, kind)
    }
  })
})

/** Returns the least privileged role that may make a call. */
const lowestFor = ({ access }: ApiCall) => roles.findIndex((role) => isAccessGranted(access, role))

// The results for other roles follow from these two.
describe.for(roles)('for the role %s', (role) => {
  const app = shareTestApp()
  let token: Promise<string> | undefined
  const known = () => {
    token ??= app().tokenOf('known@salus.example', role)
    return token
  }
  const at = roles.indexOf(role)

  test.for(closed.filter(({ call }) => lowestFor(call) === at))(
    'is allowed: $name',
    async ({ name, call }) => {
      // Calls below `/auth/` may end their session, so each gets a session of its own.
      const own = () => app().tokenOf(`${name}@salus.example`, role)
      const opened = await (call.path.startsWith('/auth/') ? own() : known())
      expect([401, 403]).not.toContain((await request(app(), call, `Bearer ${opened}`)).status)
    },
  )

  const justAbove = closed.filter(({ call }) => lowestFor(call) === at + 1)
  test.for(justAbove)('is forbidden: $name', async ({ call }) => {
    const response = await request(app(), call, `Bearer ${await known()}`)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      success: false,
      code: 'notAllowed',
      message: 'Your account may not do this',
    })
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

test('a call that a role may not make is also forbidden to lower roles', () => {
  const open = (role: Role | null) =>
    allCalls.filter(({ call }) => isAccessGranted(call.access, role)).map(({ name }) => name)
  const [visitor, member, editor, admin] = [null, ...roles].map(open)
  expect(member).toEqual(expect.arrayContaining(visitor ?? []))
  expect(editor).toEqual(expect.arrayContaining(member ?? []))
  expect(admin).toEqual(allCalls.map(({ name }) => name))
})

test('only administrators manage accounts and the installation', () => {
  const shut = closed.filter(({ call }) => !isAccessGranted(call.access, 'Editor'))
  expect(shut.map(({ name }) => name)).toEqual([
    ...Object.keys(api.collection)
      // Visitors read collections and their names.
      .filter((name) => !['collections', 'collectionNames'].includes(name))
      .map((name) => `collection.${name}`),
    ...Object.keys(api.administrator).map((name) => `administrator.${name}`),
    ...Object.keys(api.key).map((name) => `key.${name}`),
    ...Object.keys(api.hook).map((name) => `hook.${name}`),
    ...Object.keys(api.move).map((name) => `move.${name}`),
    'settings.updateSettings',
    'settings.sendTestMail',
    'settings.removeExampleContent',
    'site.updateLanguages',
    ...Object.keys(api.privacy).map((name) => `privacy.${name}`),
  ])
})

test('a member manages their own account and profile only', () => {
  const open = closed.filter(({ call }) => isAccessGranted(call.access, 'Member'))
  const beyondAccount = open.filter(({ call }) => !call.path.startsWith('/auth/'))
  expect(beyondAccount.map(({ name }) => name)).toEqual([
    'profile.updateProfile',
    'profile.matchedPublications',
    'profile.confirmPublication',
    'profile.confirmPublications',
    'profile.rejectPublication',
    'suggestion.suggest',
    'suggestion.ownSuggestions',
    'media.uploadPicture',
    // The digest interval belongs to each account.
    'digest.getDigest',
    'digest.updateDigest',
  ])
})
