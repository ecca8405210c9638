import type { SalusClient } from '#contract/api.ts'
import { contentDefaults, contentFields, contentNames } from '#contract/content/fields.ts'
import type { ContentListItem, ContentValue } from '#contract/content/group.ts'

/** Builds a custom text for a field, with the placeholders of the default text. */
const ownText = (name: string, shipped: unknown, most: number): string => {
  const places = String(shipped ?? '').match(/\{\w+\}/g) ?? []
  const own = [`Wir ${name.replaceAll(/\W|[aeiou]/g, '')}`, ...new Set(places)].join(' ')
  return own.length > most ? own.slice(0, most) : own
}

const ownPart = (name: string, part: ContentListItem, parts: object): ContentListItem => ({
  ...part,
  ...Object.fromEntries(
    Object.entries(parts).flatMap(([key, { kind, most }]) =>
      kind === 'line' || kind === 'text' ? [[key, ownText(name + key, part[key], most)]] : [],
    ),
  ),
})

const ownValue = (name: keyof typeof contentFields, picture: string): ContentValue | undefined => {
  const field = contentFields[name]
  const shipped = contentDefaults[name]
  if (field.kind === 'line' || field.kind === 'text') return ownText(name, shipped, field.most)
  if (field.kind === 'picture' || field.kind === 'film') {
    const { film = '' } = Object(shipped)
    return { picture, alt: ownText(name, '', 200), ...(film && { film }) }
  }
  if (field.kind !== 'list' || !Array.isArray(shipped)) return undefined
  return shipped.map((part: ContentListItem) => ({
    ...ownPart(name, part, field.parts),
    ...('picture' in field.parts && { picture }),
  }))
}

/** Replaces every text and picture of the site. */
export const replaceAllTexts = async (api: SalusClient, picture: string): Promise<void> => {
  const own = contentNames.flatMap((name) => {
    const value = ownValue(name, picture)
    return value === undefined ? [] : [[name, value] as const]
  })
  await api.site.updateContent({ fields: Object.fromEntries(own) })
  await api.site.publishContent({})
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/** Lists parts of default texts that are too long to occur by chance. */
export const listDefaultTextParts = (): readonly string[] => {
  const texts = Object.entries(contentDefaults).flatMap(([, value]) => stringsIn(value))
  const pieces = texts.flatMap((text) => text.split(/\{\w+\}|\n/)).map((piece) => piece.trim())
  return [...new Set(pieces)].filter((piece) => piece.length >= 12 && /\w \w/.test(piece))
}
