import type { EntityDefinition } from '#contract/call/entity.ts'
import { formAddress } from '#contract/form-address.ts'
import { smallestOf } from '#contract/list/any-length.ts'
import { pictureFacts } from '#contract/media/picture-facts.ts'
import { parentOf } from '#server/base/definition/dependencies.ts'
import type { Fact, Noted } from './noted.ts'
import { readText } from './read-text.ts'

/** An entry's row, with the pictures it lists. */
export interface ScannedRow {
  readonly columns: Readonly<Record<string, unknown>>
  readonly pictures: readonly string[]
}

/** Narrower ones are blurred wherever they are shown large. */
const leastWidth = 400

const addressInJson = /https?:\/\/[^\s"\\<>]+/g

/** What an entry is called: by its title, else by what people call its kind. */
const titleOf = ({ fields, label }: EntityDefinition, columns: ScannedRow['columns']): string => {
  const [name] = Object.entries(fields).find(([, { kind }]) => kind === 'title') ?? []
  return String(columns[name ?? ''] || label)
}

/** Where an entry is changed: its form at a field, or the page of what it is a part of. */
const pathsOf = (definition: EntityDefinition, columns: ScannedRow['columns'], title: string) => {
  const parent = parentOf(definition.name)
  return (field: string): string => {
    if (parent) return `/post/${columns[parent.column]}`
    const { page } = definition
    return page ? formAddress(page, title, String(columns._id), field) : ''
  }
}

/** Whether a picture of a section says nothing of what it shows. */
const hasSilentPicture = ({ columns, pictures }: ScannedRow): boolean => {
  if (typeof columns.pictureTexts !== 'string') return false
  const said: { url: string; alt: string }[] = JSON.parse(columns.pictureTexts)
  const described = new Set(said.flatMap(({ url, alt }) => (alt.trim() ? [url] : [])))
  return pictures.some((url) => !described.has(url))
}

/** How wide the narrowest of some pictures is, where that is too little. */
export const tooNarrow = (urls: readonly string[]): number | null => {
  const widths = urls.flatMap((url) => pictureFacts(url)?.width ?? [])
  const narrowest = smallestOf(widths)
  return narrowest < leastWidth ? narrowest : null
}

/** Reads what an entry links to, and what is wrong with its pictures and headings. */
export const readEntry = (definition: EntityDefinition, row: ScannedRow): Noted => {
  const { columns } = row
  const title = titleOf(definition, columns)
  const pathOf = pathsOf(definition, columns, title)
  const links = new Map<string, string>()
  const facts = new Map<string, Fact>()
  const link = (url: string, field: string) => links.has(url) || links.set(url, pathOf(field))
  const say = (check: string, detail: string, field: string) =>
    facts.has(check) || facts.set(check, { check, detail, path: pathOf(field) })
  const show = (urls: readonly string[], field: string) => {
    const width = tooNarrow(urls)
    // A logo is small on purpose.
    if (width !== null && definition.name !== 'logo') say('pictureTooSmall', String(width), field)
  }
  if (hasSilentPicture(row)) say('pictureWithoutAlt', 'picture', 'pictureTexts')
  show(row.pictures, '')
  for (const [name, { kind }] of Object.entries(definition.fields)) {
    const value = columns[name]
    if (typeof value !== 'string' || value === '') continue
    if (kind === 'link' && /^(?:https?:\/\/|\/)/i.test(value) && name !== 'path') link(value, name)
    if (kind === 'list') for (const url of value.match(addressInJson) ?? []) link(url, name)
    if (kind === 'picture') show([value], name)
    if (kind !== 'markdown') continue
    const parts = readText(value)
    for (const url of parts.links) link(url, name)
    show(
      parts.pictures.map(({ url }) => url),
      name,
    )
    if (parts.pictures.some(({ alt }) => alt.trim() === '')) {
      say('pictureWithoutAlt', 'picture', name)
    }
    if (parts.skipped) say('headingOrder', parts.skipped, name)
  }
  return {
    entity: definition.name,
    id: String(columns._id),
    title,
    stamp: String(columns.version),
    links: [...links].map(([url, path]) => ({ url, path })),
    facts: [...facts.values()],
  }
}
