import { useCallback, useMemo, useState } from 'react'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { PeopleWithAbouts, TeamPerson } from './load-team.ts'

/** People that the browser has loaded, and a function that adds more. */
export interface KnownPeople {
  readonly people: ReadonlyMap<string, TeamPerson>
  readonly abouts: Readonly<Record<string, ProseTree>>
  readonly add: (more: PeopleWithAbouts<ProseTree>) => void
}

/** Returns the people of the page, and adds the rest of large groups when loaded. */
export function useKnownPeople(first: PeopleWithAbouts<ProseTree>): KnownPeople {
  const [later, setLater] = useState<readonly PeopleWithAbouts<ProseTree>[]>([])
  const add = useCallback(
    (more: PeopleWithAbouts<ProseTree>) => setLater((some) => [...some, more]),
    [],
  )
  return useMemo(() => {
    const all = [first, ...later]
    return {
      people: new Map(all.flatMap(({ people }) => people.map((person) => [person._id, person]))),
      abouts: Object.assign({}, ...all.map(({ abouts }) => abouts)),
      add,
    }
  }, [first, later, add])
}
