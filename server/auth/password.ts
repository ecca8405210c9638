import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createQueue } from '#server/base/process/queue.ts'

const derive = promisify(argon2)

/** What it costs to make a hash: memory in kibibytes, and the number of passes over it. */
export interface PasswordCost {
  readonly memory: number
  readonly passes: number
}

const usual: PasswordCost = { memory: 19_456, passes: 2 }

// Each hash takes 19 MB and a core; a burst of log-ins must not take the server down.
const queue = createQueue({ atOnce: 2, waiting: 200 })

const tagOf = (
  password: string,
  nonce: Buffer,
  {
    memory,
    passes,
    parallelism = 1,
    tagLength = 32,
  }: PasswordCost & {
    readonly parallelism?: number
    readonly tagLength?: number
  },
) =>
  queue.run(() =>
    derive('argon2id', { message: password, nonce, memory, passes, parallelism, tagLength }),
  )

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const isPassword = async (password: string, hash: string): Promise<boolean> => {
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

const hashPassword = async (password: string, cost: PasswordCost): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, cost)
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${bare(nonce)}$${bare(tag)}`
}

/** Keeps passwords as hashes that cost a guesser much. */
export interface Passwords {
  /** Hashes a password, exactly as typed, with argon2id; the answer carries its own parameters. */
  hash(password: string): Promise<string>
  /** Whether a password is the one behind a hash, whatever that cost. */
  isRight(password: string, hash: string): Promise<boolean>
  /** Takes as long as checking a password, for accounts that do not exist. */
  pretendToCheck(password: string): Promise<void>
}

/** Passwords whose hashes cost what is usual today, unless told otherwise. */
export const createPasswords = (cost = usual): Passwords => {
  let decoy: Promise<string> | undefined
  return {
    hash: (password) => hashPassword(password, cost),
    isRight: isPassword,
    pretendToCheck: async (password) => {
      decoy ??= hashPassword(randomBytes(16).toString('hex'), cost)
      await isPassword(password, await decoy)
    },
  }
}
