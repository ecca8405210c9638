import { absoluteFileUrl } from '#contract/media/uploaded-file.ts'
import { citationFileFormats } from '#contract/publication/publication-path.ts'

export interface PublicationLinkHeaderInput {
  readonly id: string
  readonly path: string
  readonly authors: readonly { readonly path?: string; readonly orcid?: string }[]
  readonly identifiers: readonly { readonly kind: string; readonly href: string }[]
  readonly links: readonly { readonly kind: string; readonly url: string }[]
}

// Limits for the `Link` header, because proxies accept only a few kilobytes of headers.
const maxAuthors = 20
const maxUrlLength = 500

const link = (address: string, rel: string, type = '') => {
  // `URL` encodes characters that headers cannot contain, except angle brackets, which would end the link.
  const href = new URL(address).href.replaceAll(/[<>]/g, encodeURIComponent)
  return href.length > maxUrlLength ? [] : [`<${href}>; rel="${rel}"${type && `; type="${type}"`}`]
}

/**
 * Returns the `Link` header of a publication's page, which leads machines to its DOI, authors and files (FAIR
 * Signposting).
 */
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
    ...(pdf ? link(absoluteFileUrl(pdf.url, publicUrl), 'item', 'application/pdf') : []),
  ].join(', ')
}
