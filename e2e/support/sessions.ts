import type { SalusClient } from '#contract/api.ts'
import type { Person, Session } from './person.ts'

/** What makes sessions and asks about them. */
interface Doors {
  api(token?: string): SalusClient
  enter(person: Person): Promise<Session>
}

/** Log-ins that journeys use one after the other: checking a password takes longer than most pages do. */
export interface Sessions {
  /** A session that no other open browser has. */
  take(person: Person): Promise<Session>
  /** Leaves it for a later journey. */
  giveBack(person: Person, session: Session): void
}

/** The sessions of a site; one that has ended since is replaced by a new one. */
export const shareSessions = ({ api, enter }: Doors): Sessions => {
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
