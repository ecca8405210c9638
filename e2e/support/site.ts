import { api, type SalusClient } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { requireSession } from '#server/tools/testing/accounts/session-in.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { newPerson, type Person, type Session } from './person.ts'
import { type RunningServer, startServer, type TestServerOptions } from './server.ts'
import { type SharedSessions, shareSessions } from './sessions.ts'

/** A server with its mailbox, and API access without a browser. */
export interface Site {
  readonly server: RunningServer
  readonly mailbox: Mailbox
  /** Returns an API client for anyone, or with a token. */
  api(token?: string): SalusClient
  /** Signs a person up with the mailed code. */
  register(person: Person): Promise<void>
  enter(person: Person): Promise<Session>
  /** Sessions that browsers reuse. */
  readonly sessions: SharedSessions
  /** Returns the first administrator, signed up on first use. */
  owner(): Promise<Person>
  /** Returns an API client of the first administrator. */
  ownerApi(): Promise<SalusClient>
  close(): Promise<void>
}

/** Starts a site, by default an empty one. */
export const openSite = async (wishes?: TestServerOptions): Promise<Site> => {
  const mailbox = await openMailbox()
  return combineSite(await startServer(mailbox.url, wishes), mailbox)
}

/** Combines server and mailbox into a site. */
export const combineSite = (server: RunningServer, mailbox: Mailbox): Site => {
  const apiFor = (token?: string) =>
    createApiClient(api, {
      fetch: (path, init) => fetch(server.url + path, init),
      token: () => token ?? null,
    })
  const anyone = apiFor()

  const register = async (person: Person) => {
    await anyone.auth.sendotp({ email: person.email })
    const otp = await mailbox.codeFor(person.email)
    await anyone.auth.signup({ ...person, confirmPassword: person.password, otp })
  }
  const enter = async ({ email, password }: Person) =>
    requireSession(await anyone.auth.login({ email, password }))

  let owner: Promise<Person> | undefined
  const signUpOwner = async () => {
    const person = newPerson('Grace Ambrose')
    await register(person)
    return person
  }
  const readOwner = () => {
    owner ??= signUpOwner()
    return owner
  }

  let ownerApi: Promise<SalusClient> | undefined
  const enterAsOwner = async () => apiFor((await enter(await readOwner())).token)

  return {
    server,
    mailbox,
    api: apiFor,
    register,
    enter,
    sessions: shareSessions({ api: apiFor, enter }),
    owner: readOwner,
    ownerApi: () => {
      ownerApi ??= enterAsOwner()
      return ownerApi
    },
    close: async () => {
      await server.stop()
      await mailbox.close()
    },
  }
}
