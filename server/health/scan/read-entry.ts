import { type EntityDefinition, titleFieldNameOf } from '#contract/call/entity.ts'
import { editPathOf } from '#contract/form-address.ts'
import { smallestOf } from '#contract/list/any-length.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'
import type { ScanFact, ScanResult } from './scan-result.ts'

/** A row of an entry with the URLs of its images. */
export interface ScannableRow {
  readonly columns: Readonly<Record<string, unknown>>
  readonly pictures: readonly string[]
}

/** Minimum image width in pixels. Narrower images look blurred at large sizes. */
const leastWidth = 400

/** Returns a function that builds the path of the form for a field, or of the project for parts of one. */
const pathsOf = (definition: EntityDefinition, columns: ScannableRow['columns'], title: string) => {
  const parent = parentColumnOf(definition.name)
  return (field: string): string => {
    if (parent) return `/post/${columns[parent.column]}`
    const { page } = definition
    return page ? editPathOf(page, title, String(columns._id), field) : ''
  }
}

const hasSilentPicture = ({ columns, pictures }: ScannableRow): boolean => {
  if (typeof columns.pictureTexts !== 'string') return false
  const pictureTexts: { url: string; alt: string }[] = JSON.parse(columns.pictureTexts)
  const described = new Set(pictureTexts.flatMap(({ url, alt }) => (alt.trim() ? [url] : [])))
  return pictures.some((url) => !described.has(url))
}

/** Returns the width of the narrowest image if it is below `leastWidth`, otherwise null. */
export const findTooNarrowImageWidth = (urls: readonly string[]): number | null => {
  const widths = urls.flatMap((url) => parsePictureUrl(url)?.width ?? [])
  const narrowest = smallestOf(widths)
  return narrowest < leastWidth ? narrowest : null
}

/** Lists an entry's links and the problems of its images and headings. */
export const scanEntry = (definition: EntityDefinition, row: ScannableRow): ScanResult => {
  const { columns } = row
  const title = String(columns[titleFieldNameOf(definition) ?? ''] || definition.label)
  const pathOf = pathsOf(definition, columns, title)
  const found = new Map<string, string>()
  const facts = new Map<string, ScanFact>()
  const link = (url: string, field: string) => found.has(url) || found.set(url, pathOf(field))
  const addFact = (check: string, detail: string, field: string) =>
    facts.has(check) || facts.set(check, { check, detail, path: pathOf(field) })
  const checkWidth = (urls: readonly string[], field: string) => {
    const width = findTooNarrowImageWidth(urls)
    // Logos are small on purpose.
    if (width !== null && definition.name !== 'logo')
      addFact('pictureTooSmall', String(width), field)
  }
  if (hasSilentPicture(row)) addFact('pictureWithoutAlt', 'picture', 'pictureTexts')
  checkWidth(row.pictures, '')
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = columns[name]
    if (typeof value !== 'string' || value === '' || name === 'path') continue
    const { links = [], pictures = [], skipped } = fieldTypeBehaviorOf(field).parts?.(value) ?? {}
    for (const url of links) link(url, name)
    checkWidth(
      pictures.map(({ url }) => url),
      name,
    )
    if (pictures.some(({ alt }) => alt?.trim() === ''))
      addFact('pictureWithoutAlt', 'picture', name)
    if (skipped) addFact('headingOrder', skipped, name)
  }
  return {
    entity: definition.name,
    id: String(columns._id),
    title,
    stamp: String(columns.version),
    links: [...found].map(([url, path]) => ({ url, path })),
    facts: [...facts.values()],
  }
}
