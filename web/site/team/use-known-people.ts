import { useCallback, useMemo, useState } from 'react'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import type { People, Person } from './load-team.ts'

/** Everyone the browser has loaded, and a function to add more. */
export interface KnownPeople {
  readonly people: ReadonlyMap<string, Person>
  readonly abouts: Readonly<Record<string, ProseTree>>
  readonly add: (more: People<ProseTree>) => void
}

/** Begins with those on the page; the rest of large groups joins them. */
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
