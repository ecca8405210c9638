/** A record of lines like `TAG  - value`: the values by tag, in their order, and where it begins. */
export interface TaggedRecord {
  readonly line: number
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** The tags in the order of their lines. */
  readonly tags: readonly string[]
}

const tagLine = /^([A-Z][A-Z0-9]{1,3})(\s{0,2})-(?:\s(.*))?$/

/** Reads RIS and PubMed's own format, which differ only in how a record begins and ends. */
export const readRecords = (
  text: string,
  { begins, ends, firstLine = 1 }: { begins: string; ends?: string; firstLine?: number },
): TaggedRecord[] => {
  // The hyphens of all tags stand in one column; a line such as "CT- or MR-guided" has no tag.
  let column = 0
  const records: { line: number; fields: Map<string, string[]>; tags: string[] }[] = []
  let current: (typeof records)[number] | undefined
  let values: string[] | undefined
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const [, found = '', gap = '', value = ''] = tagLine.exec(line.trimEnd()) ?? []
    const isEnd = found !== '' && found === ends && value === ''
    if (found === begins) column = found.length + gap.length
    const tag = isEnd || found.length + gap.length === column ? found : ''
    if (tag === begins) {
      current = { line: firstLine + index, fields: new Map(), tags: [] }
      records.push(current)
    }
    if (isEnd) current = undefined
    if (!current) continue
    if (tag !== '') {
      values = current.fields.get(tag) ?? []
      values.push(value.trim())
      current.fields.set(tag, values)
      current.tags.push(tag)
    } else if (values && values.length > 0 && line.trim() !== '') {
      // A line without a tag goes on with the one before; at the margin it may be one of a list.
      const before = values.at(-1)
      const gap = /^\s/.test(line) ? ' ' : '\n'
      values[values.length - 1] = before ? `${before}${gap}${line.trim()}` : line.trim()
    }
  }
  return records
}

/** All values of the first of these tags that has any. */
export const valuesOf = ({ fields }: TaggedRecord, ...tags: readonly string[]): readonly string[] =>
  tags
    .map((tag) => fields.get(tag)?.filter((value) => value !== '') ?? [])
    .find((values) => values.length > 0) ?? []

/** The first value of the first of these tags that has one. */
export const firstOf = (record: TaggedRecord, ...tags: readonly string[]): string =>
  valuesOf(record, ...tags)[0] ?? ''

/** Every line with its tag, in their order. */
export const linesOf = ({ fields, tags }: TaggedRecord): { tag: string; value: string }[] => {
  const seen = new Map<string, number>()
  return tags.map((tag) => {
    const at = seen.get(tag) ?? 0
    seen.set(tag, at + 1)
    return { tag, value: fields.get(tag)?.[at] ?? '' }
  })
}
