import { normalizePath } from '#contract/pages.ts'
import { mayBeFormerPath } from '#server/base/redirect/former-path.ts'
import { normalizedWordPressUrlOf } from '#server/base/redirect/numbered.ts'
import type { ImportedEntry } from './importer.ts'
import { resolveNearestPages } from './old-lists.ts'

const emailAddress = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g
const privatePath =
  /(?:\b[a-z]:\\(?:[^\s\\/:*?"<>|]{1,100}\\){1,20}|\/(?:home|Users)\/[\w.-]{1,60}\/)/gi

const withoutEscapes = (text: string): string => text.replaceAll(/\\(?=[@._+-])/g, '')

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Builds notes about data that becomes public and may be private: email addresses and local paths. */
const privateDataNotes = ({ fields, exported }: ImportedEntry): string[] => {
  const texts = textsIn(exported ?? fields)
  const found = (shape: RegExp, read = (text: string) => text) => [
    ...new Set(texts.flatMap((text) => Array.from(read(text).matchAll(shape), ([match]) => match))),
  ]
  const addresses = found(emailAddress, withoutEscapes)
  const paths = found(privatePath)
  return [
    ...(addresses.length > 0 ? [`Becomes public: ${addresses.slice(0, 10).join(', ')}`] : []),
    ...(paths.length > 0 ? [`Names folders of a computer: ${paths.slice(0, 5).join(', ')}`] : []),
  ]
}

/** Converts an old URL, with or without scheme and host, to the path that browsers request. */
const requestedPath = (address: string): string => {
  const url = URL.parse(address.normalize('NFC'), 'http://localhost')
  if (url === null) return normalizePath(address.split(/[?#]/, 1)[0] ?? '')
  return normalizedWordPressUrlOf(url.pathname, url.searchParams) ?? normalizePath(url.pathname)
}

const maxPathLength = 1_000

const redirectsTo = ({ key, source, addresses = [], isExample }: ImportedEntry): ImportedEntry[] =>
  addresses.map((address) => {
    const path = requestedPath(address)
    return {
      kind: 'redirect',
      key: `redirect${path}`,
      title: path,
      source,
      fields: { path, to: key },
      ...(isExample && { isExample }),
      ...(!mayBeFormerPath(path) && { failed: 'Salus has a page of its own at this address' }),
      ...(path.length > maxPathLength && { failed: 'This address is too long' }),
    }
  })

/** Adds notes and redirects to entries, and makes keys unique. */
export const addNotesAndRedirects = (entries: readonly ImportedEntry[]): ImportedEntry[] => {
  const keys = new Set<string>()
  const withNotes = entries.map((entry) => ({
    ...entry,
    notes: [...(entry.notes ?? []), ...privateDataNotes(entry)],
  }))
  const redirects = entries.filter(({ failed }) => failed === undefined).flatMap(redirectsTo)
  return resolveNearestPages([...withNotes, ...redirects]).filter(({ key, kind }) => {
    if (kind === 'redirect' && keys.has(key)) return false
    keys.add(key)
    return true
  })
}
