import { findTooComplexLine } from '#contract/text/markdown-load.ts'
import { fileLinkPlaceholder } from '../placeholders.ts'
import { isDocumentName, isSvg, svgSkippedNote } from '../site/files.ts'
import { revealEmails } from './hidden-email.ts'
import { type StrippedText, stripLiquid } from './liquid.ts'
import { convertHtmlToMarkdown, type MarkdownRewriter, rewriteMarkdown } from './markdown.ts'
import { type FileReferenceContext, findDocument, withoutUrlPrefix } from './own-url.ts'
import { stripShortcodes, stripWordPress } from './shortcodes.ts'

/** An imported text as Markdown, with notes on what was lost. */
export interface ConvertedText {
  readonly text: string
  readonly notes: readonly string[]
  readonly isDropped?: true
}

/** Where a text was on the old site, to resolve its references to files and pages. */
export interface ImportedTextContext extends FileReferenceContext {
  /** Old URL of the text. Default: the root. */
  readonly address?: string
  /** Paths of the site's own pages, by other URLs that also lead to them. */
  readonly aliases?: ReadonlyMap<string, string>
  /** Returns the old URL of a file, for templates that link to file names. */
  readonly addressOf?: (file: string) => string
}

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp)(?:[?#]|$)/i
const documentEnding =
  /\.(?:pdf|docx?|pptx?|xlsx?|od[pst]|json|zip|tar|gz|mp4|webm|mov|mp3|csv|txt|bib|key)(?:[?#]|$)/i

const resolveFromRoot = (path: string, { from, address = '/' }: ImportedTextContext): string => {
  if (/^[/#?]/.test(path)) return path
  // References to files are relative to the folder of the text, others to its URL.
  const isFile = /\.(?:md|markdown)(?:[#?]|$)/.test(path) && !/(?:^|\/)_?index\.\w+$/.test(from)
  const at = isFile || /\.html?$/.test(address) ? address : `${address}/`.replace(/\/+$/, '/')
  const found = URL.parse(path, `http://localhost${at}`)
  if (found === null) return path
  const plain = found.pathname.replace(/(?:\/index)?\.(?:md|markdown|html)$/, '')
  return (plain || '/') + found.search + found.hash
}

const joinUnique = (names: Iterable<string>): string => [...new Set(names)].slice(0, 20).join(', ')

/** Creates functions that replace pictures and links of a text, and collects notes about lost ones. */
const createRewriting = (place: ImportedTextContext) => {
  const { files, from, folders, bases = [], aliases } = place
  const old = new Set<string>()
  const missing = new Set<string>()
  const drawings = new Set<string>()
  const remote = new Set<string>()
  const documents = new Set<string>()
  const others = new Set<string>()
  const taken = new Set<string>()
  const rewriting: MarkdownRewriter = {
    image: (address) => {
      if (address.startsWith('moved-file:')) return address
      const own = withoutUrlPrefix(address, bases)
      const name = files.picture(own, from, folders)
      if (name !== undefined) return fileLinkPlaceholder(name)
      const here = isSvg(own) ? drawings : missing
      const absent = /^(?:https?:)?\/\//i.test(own) ? remote : here
      absent.add(own.slice(0, 200))
      return undefined
    },
    link: (address) => {
      if (address.startsWith('moved-file:')) return address
      const document = findDocument(address, place)
      if (document !== undefined) return fileLinkPlaceholder(document)
      if (/^(?:https?:|mailto:|moved-entry:|#)/i.test(address)) {
        const own = withoutUrlPrefix(address, bases)
        if (own === address || !(documentEnding.test(own) || pictureEnding.test(own))) {
          return aliases?.get(own) ?? own
        }
        old.add(own.slice(0, 200))
        return address
      }
      // Excludes `javascript:` and local `file:` links.
      if (/^[a-z][a-z\d+.-]*:|^\\\\/i.test(address)) {
        taken.add(address.slice(0, 40))
        return undefined
      }
      const own = withoutUrlPrefix(address, bases)
      if (!pictureEnding.test(own) && !documentEnding.test(own)) {
        return aliases?.get(own) ?? resolveFromRoot(own, place)
      }
      const absent = isDocumentName(own.split(/[?#]/, 1)[0] ?? '') ? documents : others
      absent.add(own.slice(0, 200))
      return undefined
    },
    taken: (name) => void taken.add(name),
  }
  const notes = (): string[] => [
    ...(missing.size > 0 ? [`Pictures that are not among the files: ${joinUnique(missing)}`] : []),
    ...(drawings.size > 0 ? [`${svgSkippedNote}: ${joinUnique(drawings)}`] : []),
    ...(remote.size > 0 ? [`Pictures of other servers became links: ${joinUnique(remote)}`] : []),
    ...(documents.size > 0
      ? [`Documents that are not among the files: ${joinUnique(documents)}`]
      : []),
    ...(others.size > 0 ? [`Files that Salus does not keep: ${joinUnique(others)}`] : []),
    ...(old.size > 0
      ? [`Links that go on to lead to files of the old site: ${joinUnique(old)}`]
      : []),
    ...(taken.size > 0 ? [`Taken out: ${joinUnique(taken)}`] : []),
  ]
  return { rewriting, notes }
}

const strippers = { jekyll: stripLiquid, hugo: stripShortcodes } as const

/** Returns undefined if HTML is nested so deeply that parsing exhausts the stack. */
const rewriteOrNothing = (rewrite: () => string): string | undefined => {
  try {
    return rewrite()
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const droppedText = (why: string): ConvertedText => ({ text: '', notes: [why], isDropped: true })

const finish = (
  { text: stripped, taken }: StrippedText,
  place: ImportedTextContext,
  rewrite: (text: string, rewriting: MarkdownRewriter) => string,
): ConvertedText => {
  const { rewriting, notes } = createRewriting(place)
  for (const name of taken) rewriting.taken(name)
  const line = findTooComplexLine(stripped)
  if (line > 0)
    return droppedText(`Its text is too complicated to read, line ${line}, and left out`)
  const { text, notes: emailNotes } = revealEmails(stripped)
  const markdown = rewriteOrNothing(() => rewrite(text, rewriting))
  if (markdown === undefined) return droppedText('Its text is too complicated to read and left out')
  return {
    text: markdown
      .replaceAll(/\n{3,}/g, '\n\n')
      .replace(/^\n+/, '')
      .trimEnd(),
    notes: [...notes(), ...emailNotes],
  }
}

/** Converts a Markdown text of another system: removes templates, converts HTML and replaces picture references. */
export const convertMarkdownText = (
  text: string,
  system: keyof typeof strippers,
  place: ImportedTextContext,
): ConvertedText =>
  finish(strippers[system](text, place.addressOf), place, (stripped, rewriting) => {
    // As one element, because a file of HTML contains no Markdown except converted templates.
    const markdown = place.from.endsWith('.html')
      ? `<html-file>\n\n${stripped}\n\n</html-file>`
      : stripped
    return rewriteMarkdown(markdown, rewriting, system === 'jekyll')
  })

export const convertWordPressText = (source: string, place: ImportedTextContext): ConvertedText =>
  finish(stripWordPress(source), place, (text, rewriting) => convertHtmlToMarkdown(text, rewriting))
