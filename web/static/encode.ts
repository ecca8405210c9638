type Plain = string | number | boolean | null | undefined | readonly unknown[] | object

/** How the router's stream of data writes what JSON has no value, or no place, for. */
const nothing = -5
const missing = -7

/**
 * Plain data as the router reads it: a list of values in which objects and lists name others by their place. It is the
 * format of its `.data` answers; `encode.test.ts` has the router itself read it.
 */
export const encodeData = (data: Plain): string => {
  const values: unknown[] = []
  const texts = new Map<string, number>()
  const placeOf = (value: unknown): number => {
    if (value === null) return nothing
    if (value === undefined) return missing
    if (typeof value === 'string') {
      const known = texts.get(value)
      if (known !== undefined) return known
      texts.set(value, values.length)
    }
    const place = values.push(value) - 1
    if (Array.isArray(value)) values[place] = value.map(placeOf)
    else if (typeof value === 'object') {
      values[place] = Object.fromEntries(
        Object.entries(value).map(([name, each]) => [`_${placeOf(name)}`, placeOf(each)]),
      )
    }
    return place
  }
  placeOf(data)
  return `${JSON.stringify(values)}\n`
}
