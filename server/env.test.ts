import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const problemOf = (source: Record<string, string>): string => {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return expect.fail('nothing was wrong')
}

test('every setting has a safe default', () => {
  expect(readEnv({})).toMatchObject({
    NODE_ENV: 'production',
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    SIGNUP: 'approve',
    SIGNUP_ALLOWED: [],
    RATE_LIMITS: true,
    TRUST_PROXY: [],
    CORS_ORIGINS: [],
  })
})

test('an empty setting counts as unset', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: '', SIGNUP: '' })).toEqual(readEnv({}))
})

test('backups run at night next to the data, unless their time is set to empty', () => {
  expect(readEnv({ DATA_DIR: '/srv/salus' })).toMatchObject({
    BACKUP_AT: '03:00',
    BACKUP_KEEP: 14,
    BACKUP_TO: '/srv/salus/backups',
  })
  expect(readEnv({ BACKUP_AT: '' }).BACKUP_AT).toBe('')
  expect(problemOf({ BACKUP_AT: '25:00' })).toContain('BACKUP_AT: must be a time like 03:00')
  expect(problemOf({ BACKUP_TO: 'https://store.example' })).toContain('BACKUP_TO: must be a folder')
  expect(problemOf({ BACKUP_TO: 's3:/backups' })).toContain('BACKUP_TO: must be a folder')
  expect(problemOf({ BACKUP_TO: 's3://backups/group' })).toContain('is needed with BACKUP_TO')
})

test('unknown settings are ignored', () => {
  expect(readEnv({ HOME: '/root', __proto__: 'x' })).toEqual(readEnv({}))
})

test('values are converted to their types', () => {
  expect(
    readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://group.example//',
      SIGNUP_ALLOWED: ' Boss@Group.Example, @group.example ,',
      RATE_LIMITS: 'off',
      CORS_ORIGINS: 'https://Partner.Example/, http://localhost:5173',
      MAIL_FROM: 'Salus <no-reply@group.example>',
      TRUST_PROXY: '10.0.0.0/8,::1,fd00::/8,loopback,192.0.2.1',
    }),
  ).toMatchObject({
    PORT: 8080,
    PUBLIC_URL: 'https://group.example',
    SIGNUP_ALLOWED: ['boss@group.example', '@group.example'],
    RATE_LIMITS: false,
    CORS_ORIGINS: ['https://partner.example', 'http://localhost:5173'],
    MAIL_FROM: 'Salus <no-reply@group.example>',
    TRUST_PROXY: ['10.0.0.0/8', '::1', 'fd00::/8', 'loopback', '192.0.2.1'],
  })
})

test.for([
  ['https://group.example:443', 'https://group.example'],
  ['HTTP://Group.Example:80/', 'http://group.example'],
  ['https://universität.example', 'https://xn--universitt-y5a.example'],
] as const)('an origin may be written in several ways: %s', ([written, origin]) => {
  expect(readEnv({ CORS_ORIGINS: written }).CORS_ORIGINS).toEqual([origin])
  expect(readEnv({ PUBLIC_URL: written }).PUBLIC_URL).toBe(origin)
})

describe('invalid settings are reported', () => {
  test('only once, even with several errors', () => {
    expect(problemOf({ PUBLIC_URL: 'group.example' }).match(/PUBLIC_URL/g)).toHaveLength(1)
  })

  test.for([
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', 'http'],
    ['PUBLIC_URL', 'group.example'],
    ['PUBLIC_URL', 'ftp://group.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://group.example/salus'],
    ['PUBLIC_URL', 'https://group.example/?x'],
    ['PUBLIC_URL', 'https://group.example/#x'],
    ['PUBLIC_URL', 'https://user:secret@group.example'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'partner.example'],
    ['CORS_ORIGINS', 'https://partner.example, https://*.partner.example'],
    ['CORS_ORIGINS', 'https://partner.example/page'],
    ['CORS_ORIGINS', 'null'],
    ['MAIL_FROM', 'mic'],
    ['MAIL_FROM', 'Salus <mic>'],
    ['MAIL_FROM', 'one@group.example, two@group.example'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['SMTP_URL', 'localhost:25'],
    ['SIGNUP', 'everyone'],
    ['RATE_LIMITS', 'no'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'smtp://'],
    ['SIGNUP_ALLOWED', 'group.example'],
    ['SIGNUP_ALLOWED', 'boss@group.example; ada@group.example'],
    ['SIGNUP_ALLOWED', 'boss@group.example, ada@'],
    ['TZ', 'Mars/Phobos'],
    ['TZ', 'europe/berlin'],
  ] as const)('%s=%s', ([name, value]) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`\\n  ${name}: must `))
  })

  test.for([
    ['PUBLIC_URL', 'group.example', 'must be an address like https://…'],
    ['DATABASE_URL', 'mysql://localhost', 'must be an address like postgres://…'],
    [
      'DATABASE_URL',
      'postgres://salus:a/b@db/salus',
      'cannot be read: in a name or password write /',
    ],
    ['SMTP_URL', 'smtp://salus:a#b@mail.example', 'cannot be read: in a name or password write /'],
    ['SMTP_URL', 'mail.example', 'must be an address like smtp://…'],
    ['S3_ENDPOINT', 'store', 'must be an address like https://…'],
    ['RATE_LIMITS', 'false', 'must be on or off'],
    ['SIGNUP', 'everyone', 'must be approve, invite, or open'],
  ] as const)('with the expected format: %s=%s', ([name, value, said]) => {
    expect(problemOf({ [name]: value })).toContain(`\n  ${name}: ${said}`)
  })

  test('all at once', () => {
    expect(problemOf({ PORT: 'x', SIGNUP: 'y', LOG_LEVEL: 'z' }).split('\n')).toHaveLength(4)
  })
})

test('data of a release are stored outside its version folders', () => {
  expect(readEnv({ SALUS_HOME: '/opt/salus' }).DATA_DIR).toBe('/opt/salus/data')
  const beside = { SALUS_HOME: '/opt/salus', BACKUP_TO: 'kept' }
  expect(readEnv(beside).BACKUP_TO).toBe('/opt/salus/kept')
  const named = { SALUS_HOME: '/opt/salus', DATA_DIR: '/var/lib/salus' }
  expect(readEnv(named).DATA_DIR).toBe('/var/lib/salus')
})

test('a home folder must be written in full', () => {
  for (const name of ['DATA_DIR', 'BACKUP_TO']) {
    expect(problemOf({ [name]: '~/salus' })).toContain(`${name}: must be a whole path, without ~`)
  }
})
