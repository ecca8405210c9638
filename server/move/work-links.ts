import type { PublicationLink } from '#contract/publication/publication-fields.ts'
import { linkKindOf, localLinkWarning } from '#server/publication/citation/read/links.ts'
import { isDocumentName } from './site/files.ts'

/** A link of a publication on the old site. */
export interface NamedLink {
  /** Name of its kind, such as `pdf`. */
  readonly name: string
  /** Words that visitors saw, if they are not the name. */
  readonly label?: string
  readonly url: string
}

const kindsOfThemes: Readonly<Record<string, PublicationLink['kind']>> = {
  manuscript: 'pdf',
  source: 'code',
}
const namesOfPages = /^(?:page|project|site|website|url|link|custom|)$/

const isWebAddress = ({ url }: NamedLink): boolean => URL.canParse(url) && /^https?:/.test(url)

const kindOf = (name: string, url: string): PublicationLink['kind'] =>
  kindsOfThemes[name.toLowerCase()] ?? linkKindOf(name.toLowerCase(), url)

const isNamedPdf = ({ name, url }: NamedLink): boolean =>
  /\.pdf(?:[?#]|$)/i.test(url) && /^(?:pdf|preprint)$/.test(kindOf(name, 'https://localhost'))

/** Returns the link to a PDF of the site, and the file. A preprint comes last. */
const findPdf = (
  all: readonly NamedLink[],
  findDocument: (url: string) => string | undefined,
): readonly [link?: NamedLink, file?: string] => {
  const isPreprint = ({ name }: NamedLink) => Number(/preprint/i.test(name))
  const papers = all
    .filter(isNamedPdf)
    .toSorted((one, other) => isPreprint(one) - isPreprint(other))
  for (const link of papers) {
    const file = findDocument(link.url)
    if (file !== undefined) return [link, file]
  }
  return []
}

const noteOnLocalLink = ({ name, url }: NamedLink, pdf: string | undefined): string => {
  if (isNamedPdf({ name, url }))
    return `The link “${name}” is left out: ${url} is ${pdf ? 'a second PDF' : 'not among the files'}`
  return isDocumentName(url)
    ? `The link “${name}” is left out: upload ${url} and link to it in the summary`
    : localLinkWarning(name, url)
}

interface PublicationLinks {
  readonly links: readonly PublicationLink[]
  /** File of the site that becomes the PDF of the publication. */
  readonly pdf: string | undefined
  readonly notes: readonly string[]
}

/**
 * Returns the links and the PDF that a publication keeps, and notes on labels and files that it does not. `findDocument`
 * returns the file of the site to which a link leads.
 */
export const toPublicationLinks = (
  all: readonly NamedLink[],
  findDocument: (url: string) => string | undefined,
): PublicationLinks => {
  const [paper, pdf] = findPdf(all, findDocument)
  const written = all.filter(({ url }) => url !== '' && url !== '#' && url !== paper?.url)
  const links = written.filter(isWebAddress).map(({ name, label = '', url }) => {
    const word = name.toLowerCase()
    const kind = kindOf(name, url)
    const isNamed = kind !== 'page' || namesOfPages.test(word)
    return { kind, url, lost: label || (isNamed ? '' : name) }
  })
  return {
    links: links.map(({ kind, url }) => ({ kind, url })),
    pdf,
    notes: [
      ...written.filter((each) => !isWebAddress(each)).map((each) => noteOnLocalLink(each, pdf)),
      ...links
        .filter(({ lost }) => lost !== '')
        .map(({ url, lost }) => `The link ${url} loses its label “${lost}”`),
    ],
  }
}
