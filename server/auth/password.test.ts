import { expect, test } from 'vitest'
import { requireUncommonPassword } from './common-passwords.ts'
import { createPasswordService } from './password.ts'

const { hash: hashPassword, isRight: isPassword } = createPasswordService()

test('a hash is argon2id with its parameters and never the same twice', async () => {
  const [one, two] = [await hashPassword('a password'), await hashPassword('a password')]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword('a password', one)).toBe(true)
  expect(await isPassword('A password', one)).toBe(false)
  expect(await isPassword('', one)).toBe(false)
})

test('a hash with other costs is valid', async () => {
  // "a password", hashed with fewer passes.
  const { argon2Sync } = await import('node:crypto')
  const nonce = Buffer.alloc(16, 7)
  const cost = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 16 }
  const tag = argon2Sync('argon2id', { message: 'a password', nonce, ...cost })
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const hash = `$argon2id$v=19$m=8192,t=1,p=1$${bare(nonce)}$${bare(tag)}`
  expect(await isPassword('a password', hash)).toBe(true)
  expect(await isPassword('another', hash)).toBe(false)
})

test.for([
  '',
  'none',
  'plain text',
  '$argon2id$v=19$m=1,t=1,p=1$$',
  '$2b$10$abcdefghijklmnopqrstuv',
])('nothing is the password of %j', async (hash) => {
  expect(await isPassword(hash, hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

test.for([
  ['Password1'],
  ['12345678'],
  ['abababab'],
  ['GraceHopper', 'gracehopper'],
  ['grace.hopper', '', 'Grace.Hopper@example.org'],
] as const)('%j is too easy to guess', ([password, username, email]) => {
  expect(() => requireUncommonPassword('password', password, username, email)).toThrow('too easy')
})

test.for([
  ['correct horse battery staple', 'grace'],
  ['ada plus more', 'ada'],
] as const)('%j will do', ([password, username]) => {
  requireUncommonPassword('password', password, username)
})
