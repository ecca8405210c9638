import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { fieldErrors } from '#contract/call/api-error.ts'
import { apiBase, type Call } from '#contract/call/call.ts'
import { isGranted, type Role, roles } from '#contract/call/role.ts'
import { openSessionAs, setState } from './tools/testing/accounts/accounts.ts'
import { shareTestApp, type TestApp } from './tools/testing/app/app.ts'
import { days } from './tools/testing/app/clock.ts'
import { unknownId } from './tools/testing/content/content.ts'
import { allCalls, checkBody } from './tools/testing/http/contract-check.ts'
import { requestWhole } from './tools/testing/http/request-whole.ts'

/** Calls that change something and are open to everyone, each for a reason. */
const openToEveryone = [
  // Calls to sign in come without a token.
  'auth.sendotp',
  'auth.signup',
  'auth.login',
  'auth.reset-password-token',
  'auth.update-password',
  // Visitors write to the group, and let go of its newsletter again.
  'contact.sendMessage',
  'newsletter.subscribe',
  'newsletter.confirm',
  'newsletter.unsubscribe',
  // Reads, though the specification has it sent.
  'researchProgress.getResearchProgress',
]

/** Lists that come as they are, each for a reason. */
const alwaysWhole = [
  // The few that one person has open.
  'auth.sessions',
  // The grants that have paid for one project.
  'post.getSinglePost',
  // The people, projects and grants that one publication names.
  'publication.getSinglePublication',
  'publication.found',
  // The people, projects and publications that one grant names.
  'grant.getSingleGrant',
  // At most fifty of each kind.
  'issue.whatIsNew',
  // No more than the texts and pictures that Salus ships with.
  // As many as programs have; at most twenty hooks.
  'key.keys',
  'hook.hooks',
  'site.getShipped',
  'site.getLanguages',
  // A log, of which the last hundred count.
  'history.showHistory',
  // Best first, and without further pages: more words find fewer.
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

const request = async ({ origin }: TestApp, call: Call, authorization: string | undefined) => {
  const path = apiBase + call.path.replaceAll(/:\w+/g, unknownId)
  const { response, bytes } = await requestWhole(origin + path, {
    method: call.method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: '{}' }),
  })
  checkBody(call.method, path, response, bytes)
  return response
}

const expectRefused = async (
  app: TestApp,
  call: Call,
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

test('every call that changes something is for administrators, except the ones listed here', () => {
  const open = allCalls
    .filter(({ call }) => call.method !== 'GET' && call.access === 'public')
    .map(({ name }) => name)
  expect(open.filter((name) => !openToEveryone.includes(name))).toEqual([])
})

test('every address belongs to one call', () => {
  const addresses = allCalls.map(({ call }) => `${call.method} ${call.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('what is wrong with a field is told in words for people', () => {
  const nonsense = [undefined, null, 5, '', [], {}, 'x'.repeat(300_000), -1]
  const unclear: unknown[] = []
  for (const { name, call } of allCalls) {
    for (const value of nonsense) {
      const wire = Object.fromEntries(Object.keys(call.input.shape).map((field) => [field, value]))
      const { error } = z.safeDecode(call.input, wire)
      for (const { path, message } of error ? fieldErrors(error) : []) {
        const isClear = /^(?!.*(?:expected|received|undefined|string|NaN))[A-Z]/s.test(message)
        if (!isClear) unclear.push([name, path, message])
      }
    }
  }
  expect(unclear).toEqual([])
})

test('every list can be cut and tells how many there are, except the ones listed here', () => {
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

test('a read has its input in the address', () => {
  const reads = allCalls.filter(({ call }) => call.method === 'GET')
  for (const { name, call } of reads) expect([name, call.encoding]).toEqual([name, 'query'])
})

describe('each closed call refuses', () => {
  const app = shareTestApp()
  const tokens = new Map<string, Promise<string>>()
  let expired: Promise<string> | undefined
  /** One token for all calls, each kind spoiled in its own way. */
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
    tokenOf('shut-out', () => setState(app().services, 'shut-out@salus.example', 'revoked'))
  const waiting = () =>
    tokenOf('waiting', () => setState(app().services, 'waiting@salus.example', 'waiting'))
  const runOut = () => {
    const { services } = app()
    const now = () => new Date(services.now().getTime() - days(1))
    expired ??= openSessionAs({ ...services, now }, 'late@salus.example')
    return expired
  }

  const ended = [
    ['signed out', signedOut],
    ['account shut out', shutOut],
    ['account waiting', waiting],
    ['run out', runOut],
  ] as const
  const kinds = Object.entries(headersFor)

  /** One of them, another for each call: one place reads tokens for all calls. */
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

/** The role with the fewest rights of those that may make a call. */
const lowestFor = ({ access }: Call) => roles.findIndex((role) => isGranted(access, role))

// What those with more or fewer rights may do follows, as is seen below.
describe.for(roles)('to someone who is %s', (role) => {
  const app = shareTestApp()
  let token: Promise<string> | undefined
  const known = () => {
    token ??= app().tokenOf('known@salus.example', role)
    return token
  }
  const at = roles.indexOf(role)

  test.for(closed.filter(({ call }) => lowestFor(call) === at))(
    'opens: $name',
    async ({ name, call }) => {
      // Some of these end the session they are called with; the others change nothing of it.
      const own = () => app().tokenOf(`${name}@salus.example`, role)
      const opened = await (call.path.startsWith('/auth/') ? own() : known())
      expect([401, 403]).not.toContain((await request(app(), call, `Bearer ${opened}`)).status)
    },
  )

  const justAbove = closed.filter(({ call }) => lowestFor(call) === at + 1)
  test.for(justAbove)('stays shut: $name', async ({ call }) => {
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

test('what each role may not do is what nobody below it may do either', () => {
  const open = (role: Role | null) =>
    allCalls.filter(({ call }) => isGranted(call.access, role)).map(({ name }) => name)
  const [visitor, member, editor, admin] = [null, ...roles].map(open)
  expect(member).toEqual(expect.arrayContaining(visitor ?? []))
  expect(editor).toEqual(expect.arrayContaining(member ?? []))
  expect(admin).toEqual(allCalls.map(({ name }) => name))
})

test('nobody but an administrator touches accounts and the installation', () => {
  const shut = closed.filter(({ call }) => !isGranted(call.access, 'Editor'))
  expect(shut.map(({ name }) => name)).toEqual([
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

test('a member keeps their account and their own profile, nothing else', () => {
  const open = closed.filter(({ call }) => isGranted(call.access, 'Member'))
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
    // How often they are told what waits is a setting of their own account.
    'digest.getDigest',
    'digest.updateDigest',
  ])
})
