import { randomBytes } from 'node:crypto'
import type { User } from '#contract/account/auth.ts'

/** Credentials of a test person. */
export interface Person {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** A session as the browser stores it. */
export interface Session {
  readonly token: string
  readonly user: User
}

export const newPerson = (username = 'Ada Renfield'): Person => ({
  username,
  email: `${randomBytes(6).toString('hex')}@example.org`,
  password: 'a lantern over the harbour',
})
