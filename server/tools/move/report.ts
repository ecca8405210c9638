import type { SiteImport, SiteImportItem } from '#contract/move/move-in.ts'

const statusOf = ({ status, savedAs, ticked }: SiteImportItem, isDry: boolean): string => {
  if (status === 'new' && !ticked && savedAs === '') return 'left'
  if (status === 'new') return isDry || savedAs === '' ? 'new' : 'added'
  return status === 'duplicate' ? 'here' : 'failed'
}

const lineOf = (item: SiteImportItem, isDry: boolean): string => {
  const { kind, title, source, reason } = item
  const line = `  ${statusOf(item, isDry).padEnd(7)} ${kind.padEnd(12)} ${title}  (${source})`
  return reason === '' ? line : `${line}\n          ${reason}`
}

const count = (items: readonly SiteImportItem[], status: SiteImportItem['status']): number =>
  items.filter((item) => item.status === status && (item.ticked || item.savedAs !== '')).length

export const formatImportReport = (
  { system, items, left, state, reason }: SiteImport,
  isDry: boolean,
): string => {
  const added = count(items, 'new')
  const head = isDry
    ? `${system}: ${added} would be added`
    : `${system}: ${state === 'failed' ? `it failed: ${reason}` : `${added} added`}`
  return [
    `${head}, ${count(items, 'duplicate')} here already, ${count(items, 'failed')} failed.`,
    ...items.map((item) => lineOf(item, isDry)),
    // Groups the files by reason, because many files share one.
    ...(left.length > 0 ? [`${left.length} become nothing:`] : []),
    ...[...Map.groupBy(left, ({ reason: why }) => why)].flatMap(([why, files]) => [
      `  ${why}:`,
      ...files.map(({ source }) => `    ${source}`),
    ]),
    ...(isDry || added === 0
      ? ['Nothing was changed.']
      : ['It can be taken back in the dashboard, under “Bring your old site”.']),
  ].join('\n')
}
