import { useCallback, useMemo, useState } from 'react'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { PeopleWithDescriptions, TeamPerson } from './load-team.ts'

/** People whose data the browser has loaded, and a function that adds more. */
export interface LoadedPeople {
  readonly people: ReadonlyMap<string, TeamPerson>
  readonly abouts: Readonly<Record<string, ProseTree>>
  readonly add: (more: PeopleWithDescriptions<ProseTree>) => void
}

/** Returns the people that the page came with and those of large groups that are loaded later. */
export function useLoadedPeople(first: PeopleWithDescriptions<ProseTree>): LoadedPeople {
  const [later, setLater] = useState<readonly PeopleWithDescriptions<ProseTree>[]>([])
  const add = useCallback(
    (more: PeopleWithDescriptions<ProseTree>) => setLater((some) => [...some, more]),
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
