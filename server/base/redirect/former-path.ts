import { isReservedFirstSegment } from '#contract/page/own-path.ts'
import { hasPageAt, normalizePath } from '#contract/pages.ts'
import { siteLanguageCodeSchema } from '#contract/text/language-tag.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'

const fileEnding =
  /\.(?:atom|bib|cff|csl\.json|data|ico|ics|json|md|png|ris|svg|txt|webmanifest|xml)$/

const numbered = /^\/\?p=\d{1,16}$/

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const withoutLanguage = (path: string): string => {
  const [prefix = '', code = ''] = /^\/([a-z]{2,3}(?:-[a-z\d]+)*)(?=\/)/.exec(path) ?? []
  return code && siteLanguageCodeSchema.safeParse(code).success ? path.slice(prefix.length) : path
}

const isFile = (path: string): boolean => {
  if (!fileEnding.test(path)) return false
  const folder = path.slice(0, path.lastIndexOf('/'))
  return folder === '' || hasPageAt(folder) || hasPageAt(path.replace(fileEnding, ''))
}

const feedName = /\/(?:feed\.(?:xml|json)|(?:calendar|milestones)\.ics)$/

/** The first segment of a path may be a language or the folder of a collection, which editors choose. */
const firstSegment = /^\/[a-z\d][-_a-z\d]{0,59}(?=\/)/

const collectionFile = /^(?:\/[^/]+)?\/(?:feed\.xml|calendar\.ics)$/

/** Whether a path is that of a feed or calendar, in any language or of any collection. */
const isFeed = (path: string): boolean => {
  if (!feedName.test(path) || !firstSegment.test(path)) return false
  const rest = path.replace(firstSegment, '')
  return collectionFile.test(rest) || isFile(rest)
}

const isTaken = (path: string): boolean =>
  /^\/admin(?:\/|$)/.test(path) ||
  isReservedFirstSegment(path.split('/')[1] ?? '') ||
  hasPageAt(path) ||
  isFile(path) ||
  isFeed(path)

/** Whether a path is the page of this entry with any title. */
const isPageOf = (path: string, entity: string, id: string): boolean => {
  const page = entityDefinitionOf(entity)?.page
  if (!page || !('folder' in page)) return false
  const [, folder, ofId, title = '', ...rest] = path.split('/')
  return folder === page.folder && ofId === id && rest.length === 0 && !fileEnding.test(title)
}

/**
 * Whether a path may be a former URL of an entry: its own page with another title, or a path unused
 * by Salus, with or without language prefix.
 */
export const mayBeFormerPath = (path: string, entity = '', id = ''): boolean => {
  if (numbered.test(path)) return true
  const plain = normalizePath(path)
  return [plain, normalizePath(decoded(plain))].every((spelling) =>
    [spelling, withoutLanguage(spelling)].every(
      (each) => isPageOf(each, entity, id) || !isTaken(each),
    ),
  )
}
