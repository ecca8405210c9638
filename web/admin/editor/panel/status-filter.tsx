import { type ListStatus, listStatuses } from '#contract/call/list-status.ts'
import { publishing as words } from '#web/admin/editor/draft/publishing-words.ts'
import { readPanelQuery, usePanelQuery } from '#web/api/panel-query.ts'
import { PanelSort } from '#web/ui/panel/panel.tsx'

/** Reads the status filter of a list from a URL, as input of a list call. */
export const statusIn = (address: string): { status?: ListStatus } => {
  const { status } = readPanelQuery(new URL(address).searchParams)
  const known = listStatuses.find((each) => each === status)
  return known ? { status: known } : {}
}

const options = listStatuses.map((status) => [status, words.filters[status]] as const)

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
