import { randomBytes } from 'node:crypto'
import type { User } from '#contract/account/auth.ts'

/** Who someone is: what they type to sign up and to log in. */
export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** A log-in as the browser keeps it. */
export interface Session {
  readonly token: string
  readonly user: User
}

/** A new person. */
export const newPerson = (username = 'Ada Renfield'): Person => ({
  username,
  email: `${randomBytes(6).toString('hex')}@example.org`,
  password: 'a lantern over the harbour',
})
