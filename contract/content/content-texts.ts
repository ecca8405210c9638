import type { ContentField } from './content-field.ts'
import { contentFields, isContentName } from './fields.ts'
import type { ChangedContent, ContentListItem, ContentValue } from './group.ts'

/**
 * A translatable text within a field's value. The field's name plus `below` is the full name of the
 * text.
 */
interface Part {
  readonly below: string
  readonly text: string
  replace(value: ContentValue, text: string): ContentValue
}

const isList = (value: ContentValue): value is readonly ContentListItem[] => Array.isArray(value)

const partsOfList = (
  parts: Extract<ContentField, { kind: 'list' }>['parts'],
  value: readonly ContentListItem[],
): Part[] =>
  value.flatMap((entry, at) =>
    Object.entries(parts).flatMap(([name, { kind }]): Part[] => {
      if (kind !== 'line' && kind !== 'text') return []
      const replace = (before: ContentValue, text: string) =>
        isList(before)
          ? before.map((each, index) => (index === at ? { ...each, [name]: text } : each))
          : before
      return [{ below: `.${at}.${name}`, text: entry[name] ?? '', replace }]
    }),
  )

const partsOf = (field: ContentField, value: ContentValue): Part[] => {
  if (field.kind === 'line' || field.kind === 'text') {
    return typeof value === 'string' ? [{ below: '', text: value, replace: (_, text) => text }] : []
  }
  if (field.kind === 'list') return isList(value) ? partsOfList(field.parts, value) : []
  if (typeof value !== 'object' || !('picture' in value)) return []
  const { picture, alt } = value
  if (typeof alt !== 'string' || typeof picture !== 'string') return []
  const replace = (before: ContentValue, text: string) =>
    typeof before === 'object' && 'picture' in before ? { ...before, alt: text } : before
  return [{ below: '.alt', text: alt, replace }]
}

/** Returns the texts of the content by full name, including empty ones. */
export const contentTextsByName = (content: ChangedContent): Map<string, string> =>
  new Map(
    Object.entries(content).flatMap(([name, value]) =>
      isContentName(name)
        ? partsOf(contentFields[name], value).map(({ below, text }) => [name + below, text])
        : [],
    ),
  )

/**
 * Replaces each text by the one that `textOf` returns for its name. Also returns the names of fields without
 * such a text. Empty texts stay empty.
 */
export const replaceContentTexts = (
  content: ChangedContent,
  textOf: (name: string) => string | undefined,
): { content: ChangedContent; untranslated: string[] } => {
  const untranslated = new Set<string>()
  const translated = Object.entries(content).map(([name, value]) => {
    if (!isContentName(name)) return [name, value] as const
    let result = value
    for (const { below, text, replace } of partsOf(contentFields[name], value)) {
      const other = textOf(name + below)
      if (text === '') continue
      if (other === undefined) untranslated.add(name)
      else result = replace(result, other)
    }
    return [name, result] as const
  })
  return { content: Object.fromEntries(translated), untranslated: [...untranslated] }
}
