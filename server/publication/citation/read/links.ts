import { appendAll } from '#contract/list/any-length.ts'
import type { PublicationLink } from '#contract/publication/publication-fields.ts'
import { trimTrailing } from '#contract/text/without-end.ts'
import { parseCitationUrl } from './plain.ts'

type Kind = PublicationLink['kind']

const workUrlFields = [
  'url',
  'html',
  'link',
  'ee',
  'website',
  'project',
  'projectpage',
  'page',
  'homepage',
  'hal',
  'bdsk-url-1',
  'bdsk-url-2',
  'howpublished',
  'blog',
  'press',
  'news',
]

const kindByField: Readonly<Record<string, Kind>> = {
  pdf: 'pdf',
  paper: 'pdf',
  fulltext: 'pdf',
  preprint: 'preprint',
  biorxiv: 'preprint',
  medrxiv: 'preprint',
  code: 'code',
  github: 'code',
  git: 'code',
  repo: 'code',
  repository: 'code',
  software: 'code',
  demo: 'code',
  data: 'data',
  dataset: 'data',
  supp: 'data',
  supplement: 'data',
  supplementary: 'data',
  appendix: 'data',
  model: 'model',
  weights: 'model',
  slides: 'slides',
  presentation: 'slides',
  video: 'video',
  youtube: 'video',
  talk: 'video',
  recording: 'video',
  poster: 'poster',
  registration: 'registration',
  preregistration: 'registration',
  osf: 'registration',
}

const kindByHost: readonly (readonly [RegExp, Kind])[] = [
  [/(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)$/, 'code'],
  [/(?:^|\.)huggingface\.co$/, 'model'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|slideslive\.com)$/, 'video'],
  [/(?:^|\.)(?:arxiv|biorxiv|medrxiv|chemrxiv|psyarxiv)\.(?:org|com)$/, 'preprint'],
  [/(?:^|\.)(?:zenodo\.org|figshare\.com|datadryad\.org|kaggle\.com|physionet\.org)$/, 'data'],
  [/(?:^|\.)(?:clinicaltrials\.gov|osf\.io|drks\.de|isrctn\.com)$/, 'registration'],
  [/(?:^|\.)(?:speakerdeck\.com|slideshare\.net)$/, 'slides'],
]

const kindOf = (url: string): Kind | undefined => {
  const { hostname, pathname } = new URL(url)
  return (
    kindByHost.find(([shape]) => shape.test(hostname))?.[1] ??
    (/\.pdf$/i.test(pathname) ? 'pdf' : undefined)
  )
}

/** Returns the kind of a link, by the name that its source gives it, then by its URL. */
export const linkKindOf = (name: string, url: string): Kind =>
  kindByField[normalisedField(name.toLowerCase().replaceAll(' ', ''))] ?? kindOf(url) ?? 'page'

/** Normalises field names such as `url_pdf`, `pdf_link` and `Project-Page`. */
const normalisedField = (field: string): string =>
  field === 'url' || field.startsWith('bdsk-')
    ? field
    : field
        .replace(/^url[_-]/, '')
        .replace(/[_-]?(?:url|link)$/, '')
        .replaceAll(/[_-]/g, '') || field

const names = [...workUrlFields, ...Object.keys(kindByField)]
  .filter((name) => name !== 'howpublished')
  .join('|')

/** Patterns for BibTeX fields that contain URLs. Their values are not converted from LaTeX. */
export const bibtexLinkFields = [
  new RegExp(`^(?:url[_-])?(?:${names}|project[_-]page)(?:[_-]?(?:url|link))?$`, 'i'),
]

export interface ParsedEntryLinks {
  readonly url: string
  readonly links: readonly PublicationLink[]
  readonly warnings: readonly string[]
}

const switches = /^(?:true|false|yes|no|[01])$/i

const splitUrls = (name: string, text: string): { urls: string[]; others: string[] } => {
  const words = text
    .replaceAll(/[,;](?=https?:)/g, ' ')
    .split(/\s+/)
    .map((word) => trimTrailing(word, ',;'))
    .filter((word) => word !== '')
  if (name === 'hal' && /^[\w-]+$/.test(text.trim()))
    return { urls: [`https://hal.science/${text.trim()}`], others: [] }
  const urls = words.map(parseCitationUrl).filter((url) => url !== '')
  // A single word may be the path of a file. `howpublished` is excluded, because it often names a venue.
  const isPath = words.length === 1 && name !== 'howpublished' && !switches.test(words[0] ?? '')
  return { urls, others: urls.length === 0 && isPath ? words : [] }
}

const key = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

/** Returns the warning about a link that leads to no web address and is lost. */
export const localLinkWarning = (field: string, path: string): string =>
  `The link “${field}” is left out: ${path} is no web address`

/** Reads all links of an entry. One becomes the URL of the work, and the others get a kind. */
export const readEntryLinks = (fields: Readonly<Record<string, string>>): ParsedEntryLinks => {
  const warnings: string[] = []
  const found: { name: string; url: string }[] = []
  for (const [field, text] of Object.entries(fields)) {
    const name = normalisedField(field.toLowerCase())
    if (!workUrlFields.includes(name) && !(name in kindByField)) continue
    const { urls, others } = splitUrls(name, text)
    appendAll(
      found,
      urls.map((url) => ({ name, url })),
    )
    for (const other of others) warnings.push(localLinkWarning(field, other))
  }
  const rank = ({ name }: { name: string }) => workUrlFields.indexOf(name)
  const pages = found.filter((each) => rank(each) >= 0).toSorted((a, b) => rank(a) - rank(b))
  const [page, ...more] = pages
  const links = new Map<string, PublicationLink>()
  const keep = (kind: Kind, url: string) => {
    if (!links.has(key(url))) links.set(key(url), { kind, url })
  }
  for (const { name, url } of found) {
    const kind = kindByField[name]
    if (kind && rank({ name }) < 0) keep(kind, url)
  }
  for (const { url } of more) {
    const isKnown = links.has(key(url)) || (page && key(url) === key(page.url))
    if (isKnown || /^(?:dx\.)?doi\.org\//.test(key(url))) continue
    keep(kindOf(url) ?? 'page', url)
  }
  return { url: page?.url ?? '', links: [...links.values()], warnings }
}
