type Plain = string | number | boolean | null | undefined | readonly unknown[] | object

/** Codes for null and undefined in React Router's data format. */
const nothing = -5
const missing = -7

/**
 * Encodes plain data in the format of React Router's `.data` responses: a flat list of values that reference
 * each other by index. `encode.test.ts` decodes the result with the router itself.
 */
export const encodeRouterData = (data: Plain): string => {
  const values: unknown[] = []
  const texts = new Map<string, number>()
  const indexOf = (value: unknown): number => {
    if (value === null) return nothing
    if (value === undefined) return missing
    if (typeof value === 'string') {
      const knownIndex = texts.get(value)
      if (knownIndex !== undefined) return knownIndex
      texts.set(value, values.length)
    }
    const index = values.push(value) - 1
    if (Array.isArray(value)) values[index] = value.map(indexOf)
    else if (typeof value === 'object') {
      values[index] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [`_${indexOf(name)}`, indexOf(each)]),
      )
    }
    return index
  }
  indexOf(data)
  return `${JSON.stringify(values)}\n`
}
