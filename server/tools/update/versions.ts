const partsOf = (version: string) => {
  const [numbers = '', before] = version.split(/-(.*)/)
  return { numbers, before }
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** Whether a version is newer than another. 1.0.0-rc.1 is older than 1.0.0. */
export const isLaterVersion = (version: string, than: string): boolean => {
  const [one, other] = [partsOf(version), partsOf(than)]
  const order = inOrder.compare(one.numbers, other.numbers)
  if (order !== 0) return order > 0
  if (one.before === undefined || other.before === undefined) {
    return one.before === undefined && other.before !== undefined
  }
  return inOrder.compare(one.before, other.before) > 0
}
