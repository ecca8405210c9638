import { type ListStatus, listStatuses } from '#contract/call/list-status.ts'
import { publishingStrings as strings } from '#web/admin/editor/draft/publishing-strings.ts'
import { readPanelQuery, usePanelQuery } from '#web/api/panel-query.ts'
import { PanelSort } from '#web/ui/panel/panel.tsx'

/** Reads the status filter of a list from a URL, as input of a list call. */
export const readStatusFilter = (address: string): { status?: ListStatus } => {
  const { status } = readPanelQuery(new URL(address).searchParams)
  const listStatus = listStatuses.find((each) => each === status)
  return listStatus ? { status: listStatus } : {}
}

const options = listStatuses.map((status) => [status, strings.filters[status]] as const)

export function StatusFilter() {
  const { query, change } = usePanelQuery()
  return (
    <PanelSort
      label={strings.filter}
      options={options}
      value={query.status}
      onSort={(status) => change({ status })}
    />
  )
}
