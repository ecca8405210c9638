import type { PublicationLink } from '#contract/publication/publication-fields.ts'
import { linkKindOf } from '#server/publication/citation/read/links.ts'

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

/** Returns the links that a publication keeps, and notes on labels and files that it does not. */
export const toPublicationLinks = (
  all: readonly NamedLink[],
): { readonly links: readonly PublicationLink[]; readonly notes: readonly string[] } => {
  const written = all.filter(({ url }) => url !== '' && url !== '#')
  const links = written.filter(isWebAddress).map(({ name, label = '', url }) => {
    const word = name.toLowerCase()
    const kind = kindsOfThemes[word] ?? linkKindOf(word, url)
    const isNamed = kind !== 'page' || namesOfPages.test(word)
    return { kind, url, lost: label || (isNamed ? '' : name) }
  })
  return {
    links: links.map(({ kind, url }) => ({ kind, url })),
    notes: [
      ...written
        .filter((each) => !isWebAddress(each))
        .map(({ name, url }) => `The link “${name}” is left out: ${url} is no web address`),
      ...links
        .filter(({ lost }) => lost !== '')
        .map(({ url, lost }) => `The link ${url} loses its label “${lost}”`),
    ],
  }
}
