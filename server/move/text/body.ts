import { tooComplicatedAt } from '#contract/text/markdown-load.ts'
import { fileLink } from '../links.ts'
import { type Files, isSvg, svgStaysOut } from '../site/files.ts'
import { type Stripped, stripLiquid } from './liquid.ts'
import { markdownOfHtml, type Rewriting, rewriteMarkdown } from './markdown.ts'
import { stripShortcodes, stripWordPress } from './shortcodes.ts'

/** A text as Salus keeps it, and what is lost of it. */
export interface Body {
  readonly text: string
  readonly notes: readonly string[]
}

/** Where texts of a site stand. */
export interface Place {
  readonly files: Files
  /** The file a text is from, from which its references lead. */
  readonly from: string
  /** Where else pictures lie. */
  readonly folders?: readonly string[]
  /** Addresses before which the site's own paths stand: `https://lab.org`, `/blog`. */
  readonly bases?: readonly string[]
}

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp)(?:[?#]|$)/i
const documentEnding =
  /\.(?:pdf|docx?|pptx?|xlsx?|zip|tar|gz|mp4|webm|mov|mp3|csv|txt|bib|key)(?:[?#]|$)/i

/** A path of the site itself, without where the site was. */
const withoutBase = (address: string, bases: readonly string[]): string => {
  const base = bases.find(
    (each) => each !== '' && (address === each || address.startsWith(`${each}/`)),
  )
  return base === undefined ? address : address.slice(base.length) || '/'
}

/** A path from the root of the site, wherever it was written. */
const fromRoot = (path: string): string =>
  /^[/#?]/.test(path)
    ? path
    : `/${path.replace(/^(?:\.{0,2}\/)+/, '').replace(/(?:\/?index)?\.(?:md|markdown|html)(?=[#?]|$)/, '')}`

const listed = (names: Iterable<string>): string => [...new Set(names)].slice(0, 20).join(', ')

/** Gathers what becomes of the pictures and links of a text. */
const createRewriting = ({ files, from, folders, bases = [] }: Place) => {
  const missing = new Set<string>()
  const drawings = new Set<string>()
  const remote = new Set<string>()
  const documents = new Set<string>()
  const taken = new Set<string>()
  const rewriting: Rewriting = {
    image: (address) => {
      if (address.startsWith('moved-file:')) return address
      const own = withoutBase(address, bases)
      const name = files.picture(own, from, folders)
      if (name !== undefined) return fileLink(name)
      const here = isSvg(own) ? drawings : missing
      const others = /^(?:https?:)?\/\//i.test(own) ? remote : here
      others.add(own.slice(0, 200))
      return undefined
    },
    link: (address) => {
      if (/^(?:https?:|mailto:|moved-entry:|#)/i.test(address)) {
        const own = withoutBase(address, bases)
        return own === address || !documentEnding.test(own) ? own : address
      }
      // What runs, and what only one computer has.
      if (/^[a-z][a-z\d+.-]*:|^\\\\/i.test(address)) {
        taken.add(address.slice(0, 40))
        return undefined
      }
      const own = withoutBase(address, bases)
      if (!pictureEnding.test(own) && !documentEnding.test(own)) return fromRoot(own)
      documents.add(own.slice(0, 200))
      return undefined
    },
    taken: (name) => void taken.add(name),
  }
  const notes = (): string[] => [
    ...(missing.size > 0 ? [`Pictures that are not among the files: ${listed(missing)}`] : []),
    ...(drawings.size > 0 ? [`${svgStaysOut}: ${listed(drawings)}`] : []),
    ...(remote.size > 0 ? [`Pictures of other servers became links: ${listed(remote)}`] : []),
    ...(documents.size > 0 ? [`Files that Salus does not keep: ${listed(documents)}`] : []),
    ...(taken.size > 0 ? [`Taken out: ${listed(taken)}`] : []),
  ]
  return { rewriting, notes }
}

const strippers = { jekyll: stripLiquid, hugo: stripShortcodes } as const

const finish = (
  { text, taken }: Stripped,
  place: Place,
  rewrite: (text: string, rewriting: Rewriting) => string,
): Body => {
  const { rewriting, notes } = createRewriting(place)
  for (const name of taken) rewriting.taken(name)
  const line = tooComplicatedAt(text)
  if (line > 0) {
    return { text: '', notes: [`Its text is too complicated to read, line ${line}, and left out`] }
  }
  const markdown = rewrite(text, rewriting)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { text: markdown, notes: notes() }
}

/** Markdown of a site as Salus keeps it: without templates, without HTML, with its pictures. */
export const readBody = (text: string, system: keyof typeof strippers, place: Place): Body =>
  finish(strippers[system](text), place, rewriteMarkdown)

/** HTML of WordPress as Markdown. */
export const readHtml = (source: string, place: Place): Body =>
  finish(stripWordPress(source), place, (text, rewriting) => markdownOfHtml(text, rewriting))
