import { useCallback, useMemo, useState } from 'react'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { People, Person } from './load-team.ts'

/** People that the browser has loaded, and a function that adds more. */
export interface KnownPeople {
  readonly people: ReadonlyMap<string, Person>
  readonly abouts: Readonly<Record<string, ProseTree>>
  readonly add: (more: People<ProseTree>) => void
}

/** Returns the people of the page, and adds the rest of large groups when loaded. */
export function useKnownPeople(first: People<ProseTree>): KnownPeople {
  const [later, setLater] = useState<readonly People<ProseTree>[]>([])
  const add = useCallback((more: People<ProseTree>) => setLater((some) => [...some, more]), [])
  return useMemo(() => {
    const all = [first, ...later]
    return {
      people: new Map(all.flatMap(({ people }) => people.map((person) => [person._id, person]))),
      abouts: Object.assign({}, ...all.map(({ abouts }) => abouts)),
      add,
    }
  }, [first, later, add])
}
