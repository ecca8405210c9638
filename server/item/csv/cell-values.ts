/** Joins the values of a cell by semicolons. Backslashes precede semicolons and backslashes within a value. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(/[\\;]/g, '\\$&')).join(';')

/** Splits a cell at its semicolons, except those after a backslash. Skips empty values. */
export const splitValues = (cell: string): string[] =>
  (cell.match(/(?:\\[\\;]|[^;])+/g) ?? [])
    .map((value) => value.replaceAll(/\\([\\;])/g, '$1').trim())
    .filter(Boolean)
