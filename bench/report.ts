import type { Shot } from './load.ts'

export interface Row extends Shot {
  readonly publications: number
  readonly what: string
  readonly name: string
  /** Processor time as a multiple of the bare server's for equal bytes. */
  readonly timesBare: number
  readonly bytes: number
}

/** A measured number and its limit. */
export type Target = { readonly what: string; readonly measured: number; readonly unit: string } & (
  | { readonly atMost: number }
  | { readonly atLeast: number }
)

const milliseconds = (value: number): string =>
  value < 1 ? `${Math.round(value * 1000)} µs` : `${value.toFixed(value < 100 ? 1 : 0)} ms`

const columns: readonly [title: string, cell: (row: Row) => string][] = [
  ['publications', (row) => row.publications.toLocaleString('en')],
  ['what', (row) => row.what],
  ['who', (row) => row.name],
  ['CPU/request', (row) => milliseconds(row.cpuMsPerRequest)],
  ['× bare', (row) => row.timesBare.toFixed(2)],
  ['requests/s', (row) => Math.round(row.perSecond).toLocaleString('en')],
  ['p50', (row) => milliseconds(row.p50)],
  ['p99', (row) => milliseconds(row.p99)],
  ['kB sent', (row) => (row.bytes / 1024).toFixed(1)],
]
const leftColumns = 3

const print = (table: readonly (readonly string[])[], left: number): void => {
  const widths = (table[0] ?? []).map((_, at) =>
    Math.max(...table.map((row) => row[at]?.length ?? 0)),
  )
  for (const row of table) {
    const cells = row.map((cell, at) =>
      at < left ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
}

/** Prints one line per server and response. */
export const printRows = (rows: readonly Row[]): void => {
  print(
    [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, cell]) => cell(row)))],
    leftColumns,
  )
}

/** Prints lines of a name and its values. */
export const printFacts = (facts: readonly (readonly string[])[]): void => print(facts, 1)

/** Prints which targets were met. Returns whether all were. */
export const printTargets = (targets: readonly Target[]): boolean => {
  const isHeld = (target: Target) =>
    'atMost' in target ? target.measured <= target.atMost : target.measured >= target.atLeast
  const boundOf = (target: Target) =>
    'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`
  print(
    targets.map((target) => [
      isHeld(target) ? 'PASS' : 'FAIL',
      target.what,
      `${target.measured.toFixed(2)}${target.unit}`,
      `(${boundOf(target)}${target.unit})`,
    ]),
    2,
  )
  return targets.every(isHeld)
}
