import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createQueue } from '#server/http/queue.ts'

const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

// Each hash takes 19 MB and a core; a burst of log-ins must not take the server down.
const queue = createQueue({ atOnce: 2, waiting: 200 })

const tagOf = (
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism, tagLength }: typeof cost,
) =>
  queue.run(() =>
    derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }),
  )

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Hashes a password, exactly as typed, with argon2id; the answer carries its own parameters. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, cost)
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(nonce)}$${bare(tag)}`
}

/** Whether a password is the one behind a hash. */
export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce = '', tag = ''] = phc.exec(hash) ?? []
  const expected = Buffer.from(tag, 'base64')
  if (expected.length === 0) return false
  const actual = await tagOf(password, Buffer.from(nonce, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

let decoy: Promise<string> | undefined

/** Takes as long as checking a password, for accounts that do not exist. */
export const pretendToCheck = async (password: string): Promise<void> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await isPassword(password, await decoy)
}
