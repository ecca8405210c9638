import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createConcurrencyLimiter } from '#server/base/process/queue.ts'

const derive = promisify(argon2)

/** Cost of a hash: memory in kibibytes, and number of passes. */
export interface PasswordHashCost {
  readonly memory: number
  readonly passes: number
}

const usual: PasswordHashCost = { memory: 19_456, passes: 2 }

// Each hash takes 19 MB and a core. Without a queue, many simultaneous log-ins would exhaust the
// server.
const queue = createConcurrencyLimiter({ atOnce: 2, waiting: 200 })

const tagOf = (
  password: string,
  nonce: Buffer,
  {
    memory,
    passes,
    parallelism = 1,
    tagLength = 32,
  }: PasswordHashCost & {
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

const hashPassword = async (password: string, cost: PasswordHashCost): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, cost)
  const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${bare(nonce)}$${bare(tag)}`
}

export interface PasswordService {
  /** Hashes a password with argon2id, exactly as typed. The returned hash contains memory and passes. */
  hash(password: string): Promise<string>
  isRight(password: string, hash: string): Promise<boolean>
  /**
   * Takes as long as `isRight`. Called for unknown accounts, so that the response time does not reveal
   * whether an account exists.
   */
  pretendToCheck(password: string): Promise<void>
}

/** Creates the password service. The default cost follows current recommendations. */
export const createPasswordService = (cost = usual): PasswordService => {
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
