import { maxRequestDepth, maxRequestNameBytes } from './json-text.ts'

/** A form value. Bracketed field names express lists and objects. */
export type FormTree = { [key: string]: FormTree | undefined } | FormTree[] | FormValue
export type FormValue = string | File

const maxIndex = 500

export class FormNameError extends Error {}

const isBranch = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)

/** Converts an object to form fields: `a`, `list[]`, `rows[0][name]`. Skips undefined and null. */
export const toFormData = (value: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData()
  const write = (name: string, item: unknown): void => {
    if (item === undefined || item === null) return
    if (item instanceof Blob) form.append(name, item)
    else if (Array.isArray(item)) {
      item.forEach((each, index) => {
        write(isBranch(each) ? `${name}[${index}]` : `${name}[]`, each)
      })
    } else if (isBranch(item)) {
      for (const [key, each] of Object.entries(item)) write(`${name}[${key}]`, each)
    } else form.append(name, String(item))
  }
  for (const [key, item] of Object.entries(value)) write(key, item)
  return form
}

const partsOf = (name: string): string[] => {
  if (name.length > maxRequestNameBytes)
    throw new FormNameError('The form has a name that is too long')
  const head = name.match(/^[^[\]]+/)?.[0]
  const tail = head === undefined ? '' : name.slice(head.length)
  if (head === undefined || !/^(\[[^[\]]*\])*$/.test(tail)) {
    throw new FormNameError(`The field name "${name.slice(0, 80)}" cannot be read`)
  }
  const parts = [head, ...tail.matchAll(/\[([^[\]]*)\]/g).map((match) => match[1] ?? '')]
  if (parts.length > maxRequestDepth) throw new FormNameError('The form is nested too deeply')
  return parts
}

/** A value while the form is parsed. Fields are a map, so that `__proto__` is a normal name. */
interface Node {
  readonly fields: Map<string, Node>
  readonly values: FormValue[]
  appended: number
}
const node = (): Node => ({ fields: new Map(), values: [], appended: 0 })

const isEmptyFile = (value: FormValue) => value instanceof File && value.size === 0 && !value.name

const insert = (root: Node, name: string, value: FormValue): void => {
  let at = root
  for (const part of partsOf(name)) {
    const key = part === '' ? String(at.appended++) : part
    const next = at.fields.get(key) ?? node()
    at.fields.set(key, next)
    at = next
  }
  at.values.push(value)
}

const build = (at: Node): FormTree => {
  if (at.fields.size === 0) return at.values.length === 1 ? (at.values[0] ?? '') : at.values
  if (at.values.length > 0) throw new FormNameError('A field is used both as a value and as a list')
  const keys = [...at.fields.keys()]
  if (keys.every((key) => /^\d+$/.test(key))) {
    if (keys.length > maxIndex || keys.some((key) => Number(key) > maxIndex)) {
      throw new FormNameError(`A list has more than ${maxIndex} entries`)
    }
    return keys
      .toSorted((a, b) => Number(a) - Number(b))
      .map((key) => build(at.fields.get(key) ?? node()))
  }
  return branch(at)
}

const branch = (at: Node): { [key: string]: FormTree } => {
  const out: { [key: string]: FormTree } = Object.create(null)
  for (const [key, child] of at.fields) out[key] = build(child)
  return out
}

/**
 * Parses form fields into null-prototype objects and lists. Inverse of `toFormData`. Drops empty file fields.
 */
export const fromFormEntries = (
  entries: Iterable<readonly [string, FormValue]>,
): { [key: string]: FormTree } => {
  const root = node()
  for (const [name, value] of entries) if (!isEmptyFile(value)) insert(root, name, value)
  return branch(root)
}
