import type { SiteImport, SiteImportItem } from '#contract/move/move-in.ts'

const lineOf = ({ kind, title, source, reason }: SiteImportItem): string => {
  const line = `  ${kind.padEnd(12)} ${title}  (${source})`
  return reason === '' ? line : `${line}\n               ${reason}`
}

/** Formats a list below its heading. Empty if the list is. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`${heading}:`, ...lines, ''] : []

const itemsSection = (heading: string, items: readonly SiteImportItem[]): string[] =>
  section(`${heading} (${items.length})`, items.map(lineOf))

const countOf = (
  items: readonly SiteImportItem[],
  isCounted: (item: SiteImportItem) => boolean,
): number => items.filter(isCounted).length

const isFailed = ({ status }: SiteImportItem): boolean => status === 'failed'
/** Whether an item is added. Examples of the old site's theme are left out unless an administrator chooses them. */
const isAdded = ({ status, ticked, savedAs }: SiteImportItem): boolean =>
  status === 'new' && (ticked || savedAs !== '')
const isExample = (item: SiteImportItem): boolean => item.status === 'new' && !isAdded(item)
const isHere = ({ status }: SiteImportItem): boolean => status === 'duplicate'

/** Formats the numbers of items of each kind. */
const tallyLines = (items: readonly SiteImportItem[], added: string): string[] =>
  [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, some]) => {
    const fresh = some.filter(isAdded)
    const counts: readonly (readonly [number, string])[] = [
      [fresh.length, added],
      [countOf(fresh, ({ draft }) => draft), 'of them only as drafts'],
      [countOf(some, isHere), 'here already'],
      [countOf(some, isFailed), 'failed'],
      [countOf(some, isExample), 'examples of the theme'],
    ]
    const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`)
    return `  ${kind.padEnd(12)} ${words.join(', ')}`
  })

const fileLines = ({ left, files }: SiteImport): string[] => {
  const reasons = [...Map.groupBy(left, ({ reason }) => reason)]
  const used = files.used.map(({ source, usedBy }) => (usedBy ? `${source}  (${usedBy})` : source))
  return [
    ...section(
      `These files stay out (${left.length})`,
      reasons.flatMap(([reason, some]) => [
        `  ${reason} (${some.length}):`,
        ...some.map(({ source }) => `    ${source}`),
      ]),
    ),
    ...section(
      `These files are shown or read with the entries (${used.length})`,
      used.map((each) => `  ${each}`),
    ),
  ]
}

/** Formats the report of an import. Lists come first, so that a terminal ends with decisions and counts. */
export const formatImportReport = (move: SiteImport, isDry: boolean): string => {
  const { system, items, files, state, reason } = move
  const fresh = items.filter(isAdded)
  const open = fresh.filter((each) => !each.draft)
  const added = isDry ? 'would be added' : 'added'
  const head = state === 'failed' ? `it failed: ${reason}` : `${fresh.length} ${added}`
  const counts = [
    `${system}: ${head}, ${countOf(items, isHere)} here already, ${countOf(items, isFailed)} failed.`,
    ...tallyLines(items, added),
  ]
  const { total, entries, left, used } = files
  return [
    ...itemsSection(
      'Complete',
      open.filter((each) => each.reason === ''),
    ),
    ...itemsSection('Here already', items.filter(isHere)),
    ...fileLines(move),
    ...itemsSection('Examples of the theme, left out', items.filter(isExample)),
    ...itemsSection(
      'Look at these: something is lost, or becomes public',
      open.filter((each) => each.reason !== ''),
    ),
    ...itemsSection(
      'Decide about these: they are only drafts, which visitors do not see',
      fresh.filter((each) => each.draft),
    ),
    ...itemsSection('These cannot be kept', items.filter(isFailed)),
    ...counts,
    `Of ${total} files: ${entries} for entries, ${used.length} shown or read with them, ${left} left out.`,
    isDry || fresh.length === 0
      ? 'Nothing was changed.'
      : 'It can be taken back in the dashboard, under “Bring your old site”.',
  ].join('\n')
}
