import type { Person, Session, Site } from './site.ts'

/** Log-ins that journeys use one after the other: checking a password takes longer than most pages do. */
export interface Sessions {
  /** A session that no other open browser has. */
  take(person: Person): Promise<Session>
  /** Leaves it for a later journey. */
  giveBack(person: Person, session: Session): void
}

/** The sessions of a site; one that has ended since is replaced by a new one. */
export const shareSessions = ({ api, enter }: Pick<Site, 'api' | 'enter'>): Sessions => {
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
