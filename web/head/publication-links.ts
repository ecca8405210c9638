import { citationFileFormats } from '#contract/publication/publication-path.ts'

export interface PublicationLinkHeaderInput {
  readonly id: string
  readonly path: string
  readonly authors: readonly { readonly path?: string; readonly orcid?: string }[]
  readonly identifiers: readonly { readonly kind: string; readonly href: string }[]
  readonly links: readonly { readonly kind: string; readonly url: string }[]
}

// Proxies limit headers to a few kilobytes.
const maxAuthors = 20
const maxUrlLength = 500

const link = (address: string, rel: string, type = '') => {
  // Encodes characters that a header cannot contain, and brackets, which would end the URL.
  const href = new URL(address).href.replaceAll(/[<>]/g, encodeURIComponent)
  return href.length > maxUrlLength ? [] : [`<${href}>; rel="${rel}"${type && `; type="${type}"`}`]
}

/** Returns the `Link` header of a publication's page (signposting). */
export const buildPublicationLinkHeader = (
  facts: PublicationLinkHeaderInput,
  publicUrl: string,
): string => {
  const doi = facts.identifiers.find(({ kind }) => kind === 'doi')
  const people = facts.authors.flatMap(({ orcid, path }) => orcid ?? (path ? publicUrl + path : []))
  const pdf = facts.links.find(({ kind }) => kind === 'pdf')
  return [
    ...link(doi?.href ?? publicUrl + facts.path, 'cite-as'),
    ...people.slice(0, maxAuthors).flatMap((href) => link(href, 'author')),
    ...citationFileFormats.flatMap(({ ending, type }) =>
      link(`${publicUrl}/publication/${facts.id}.${ending}`, 'describedby', type),
    ),
    ...(pdf ? link(pdf.url, 'item', 'application/pdf') : []),
  ].join(', ')
}
