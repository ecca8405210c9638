import { type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { type ListLoadError, listOrNullOnError } from '#web/api/loaded.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { useIsNearView } from '#web/ui/use-near-view.ts'
import type { PeopleWithDescriptions, TeamGroupPage, TeamPerson } from './load-team.ts'
import type { TeamGroup } from './team-sections.ts'

/**
 * Loads the rest of a large group page by page once it is near the viewport, or at once if `isWanted`.
 * Returns the people loaded so far. After an error, these are only the first people.
 */
export function useMorePeople(
  { id, count, people: first }: TeamGroup,
  isWanted: boolean,
  onArrive: (more: PeopleWithDescriptions<ProseTree>) => void,
): readonly [RefObject<HTMLDivElement | null>, readonly TeamPerson[]] {
  const sentinel = useRef<HTMLDivElement>(null)
  const isNear = useIsNearView(sentinel)
  const { data, load, state } = useFetcher<TeamGroupPage<ProseTree> | ListLoadError>()
  const [arrived, setArrived] = useState<readonly TeamPerson[]>([])
  const [seen, setSeen] = useState<typeof data>()
  const lastPage = useRef(0)

  const page = listOrNullOnError(data)
  if (data !== seen) {
    setSeen(data)
    if (page) setArrived([...arrived, ...page.people])
  }
  useEffect(() => {
    if (page) onArrive(page)
  }, [page, onArrive])

  useEffect(() => {
    if (!(isNear || isWanted) || count <= first.length || state !== 'idle') return
    const next = (page?.page ?? 0) + 1
    if (next <= lastPage.current || (page && next > page.pages)) return
    lastPage.current = next
    load(`/team/${id}?page=${next}`)
  }, [isNear, isWanted, count, first.length, state, page, id, load])

  return [sentinel, arrived]
}
