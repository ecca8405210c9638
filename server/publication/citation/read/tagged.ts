/** A record of `TAG  - value` lines, with values by tag. */
export interface TaggedRecord {
  readonly line: number
  readonly fields: ReadonlyMap<string, readonly string[]>
  readonly tags: readonly string[]
}

const tagLine = /^([A-Z][A-Z0-9]{1,3})(\s{0,2})-(?:\s(.*))?$/

/** Reads records of RIS and of PubMed's text format. They differ only in how a record begins and ends. */
export const parseTaggedRecords = (
  text: string,
  { begins, ends, firstLine = 1 }: { begins: string; ends?: string; firstLine?: number },
): TaggedRecord[] => {
  // The hyphen after each tag is in the same column of the whole text. Therefore a line such as "CT- or
  // MR-guided" is not a tag.
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
      // A line without a tag continues the value before it. Without indentation it may be an item
      // of a list, so it stays a line of its own.
      const before = values.at(-1)
      const gap = /^\s/.test(line) ? ' ' : '\n'
      values[values.length - 1] = before ? `${before}${gap}${line.trim()}` : line.trim()
    }
  }
  return records
}

export const valuesOfTags = (
  { fields }: TaggedRecord,
  ...tags: readonly string[]
): readonly string[] =>
  tags
    .map((tag) => fields.get(tag)?.filter((value) => value !== '') ?? [])
    .find((values) => values.length > 0) ?? []

export const firstValueOfTags = (record: TaggedRecord, ...tags: readonly string[]): string =>
  valuesOfTags(record, ...tags)[0] ?? ''

export const taggedLinesOf = ({ fields, tags }: TaggedRecord): { tag: string; value: string }[] => {
  const seen = new Map<string, number>()
  return tags.map((tag) => {
    const at = seen.get(tag) ?? 0
    seen.set(tag, at + 1)
    return { tag, value: fields.get(tag)?.[at] ?? '' }
  })
}
