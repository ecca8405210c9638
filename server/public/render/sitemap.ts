import type { SalusClient } from '#contract/api.ts'
import { allPages, pages } from '#contract/pages.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'

const perFile = 10_000
const opening = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Pages that are the same for everyone and belong to no entry. */
const fixedPaths = allPages
  .filter(({ path, audience }) => audience === 'public' && !path.includes(':'))
  .map(({ path }) => path)
  .filter((path) => path !== pages.publicationList.path)

/** The canonical path of every public page, those of entries given. */
export const publicPaths = async (
  client: SalusClient,
  entryPaths: readonly string[],
): Promise<string[]> => {
  const { issues } = await client.issue.sentIssues()
  return [
    ...fixedPaths,
    ...entryPaths,
    ...(issues.length > 0 ? [pages.newsletter.path] : []),
    ...issues.map(({ _id }) => `/newsletter/${_id}`),
  ]
}

/** The same pages in every language, where there are several: the paths of each, and how they begin. */
export interface PathsIn {
  readonly code: string
  readonly prefix: string
  readonly paths: readonly string[]
}

const addressIn = (publicUrl: string, { prefix, paths }: PathsIn, at: number): string => {
  const path = paths[at] ?? '/'
  return publicUrl + prefix + (prefix && path === '/' ? '' : path)
}

/** Every page in every language, each with its alternates. */
const inLanguages = (publicUrl: string, all: readonly PathsIn[], from: number, to: number) => {
  const [main] = all
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index
    const links = [...all, ...(main ? [{ ...main, code: 'x-default' }] : [])].map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each.code}" href="${escapeHtml(addressIn(publicUrl, each, at))}"/>`,
    )
    return all
      .map(
        (each) =>
          `<url><loc>${escapeHtml(addressIn(publicUrl, each, at))}</loc>${links.join('')}</url>`,
      )
      .join('\n')
  }).join('\n')
}

const entries = (tag: string, addresses: readonly string[]): string =>
  addresses.map((address) => `<${tag}><loc>${escapeHtml(address)}</loc></${tag}>`).join('\n')

const filesFor = (paths: readonly string[]) => Math.ceil(paths.length / perFile)

/**
 * The sitemap, or the part of it that is asked for: few paths make one file, more an index of
 * numbered ones. Null where there is no such part.
 */
export const sitemapXml = (
  publicUrl: string,
  paths: readonly string[],
  part?: number,
  all: readonly PathsIn[] = [],
): string | null => {
  const files = filesFor(paths)
  if (part === undefined && files > 1) {
    const names = Array.from({ length: files }, (_, index) => `/sitemap-${index + 1}.xml`)
    const list = entries(
      'sitemap',
      names.map((name) => publicUrl + name),
    )
    return `${opening}<sitemapindex ${schema}>\n${list}\n</sitemapindex>\n`
  }
  const number = part ?? 1
  if (number < 1 || number > files) return null
  if (all.length > 1) {
    const last = Math.min(number * perFile, paths.length)
    const urls = inLanguages(publicUrl, all, (number - 1) * perFile, last)
    return `${opening}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`
  }
  const shown = paths.slice((number - 1) * perFile, number * perFile)
  const list = entries(
    'url',
    shown.map((path) => publicUrl + path),
  )
  return `${opening}<urlset ${schema}>\n${list}\n</urlset>\n`
}
