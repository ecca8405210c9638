import { type ListStatus, listStatuses } from '#contract/call/list-status.ts'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { readPanelQuery, usePanelQuery } from '#web/api/panel-query.ts'
import { PanelSort } from '#web/ui/panel/panel.tsx'

/** The state to which an address narrows a list down, as its call takes it. */
export const statusIn = (address: string): { status?: ListStatus } => {
  const { status } = readPanelQuery(new URL(address).searchParams)
  const known = listStatuses.find((each) => each === status)
  return known ? { status: known } : {}
}

const options = listStatuses.map((status) => [status, words.filters[status]] as const)

/** Narrows a list down to what is in one state. */
export function StatusFilter() {
  const { query, change } = usePanelQuery()
  return (
    <PanelSort
      label={words.filter}
      options={options}
      value={query.status}
      onSort={(status) => change({ status })}
    />
  )
}
