import type { SalusClient } from '#contract/api.ts'
import type { Person, Session } from './person.ts'

interface Doors {
  api(token?: string): SalusClient
  enter(person: Person): Promise<Session>
}

/** Shares sessions between journeys, because checking a password takes longer than most pages. */
export interface SharedSessions {
  /** Returns a session that no other open browser has. */
  take(person: Person): Promise<Session>
  /** Returns a session for later journeys. */
  giveBack(person: Person, session: Session): void
}

/** Creates the shared sessions of a site. Replaces one that has ended. */
export const shareSessions = ({ api, enter }: Doors): SharedSessions => {
  const free = new Map<Person, Session[]>()
  const renew = ({ token }: Session): Promise<Session | undefined> =>
    api(token)
      .auth.me({})
      .then(
        ({ user }) => ({ token, user }),
        () => undefined,
      )
  return {
    take: async (person) => {
      const kept = free.get(person)?.pop()
      return (kept && (await renew(kept))) ?? enter(person)
    },
    giveBack: (person, session) => {
      free.set(person, [...(free.get(person) ?? []), session])
    },
  }
}
