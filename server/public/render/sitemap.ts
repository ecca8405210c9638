import type { SalusClient } from '#contract/api.ts'
import { allSitePages, sitePages } from '#contract/pages.ts'
import { escapeHtml } from '#server/base/text/escape-html.ts'

const maxPagesPerFile = 10_000
const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const fixedPaths = allSitePages
  .filter(({ path, audience }) => audience === 'public' && !path.includes(':'))
  .map(({ path }) => path)
  .filter((path) => path !== sitePages.publicationList.path)

export interface SitemapPage {
  readonly path: string
  readonly changedAt?: string
}

export const listPublicPages = async (
  client: SalusClient,
  entries: readonly SitemapPage[],
): Promise<SitemapPage[]> => {
  const { issues } = await client.issue.sentIssues()
  return [
    ...fixedPaths.map((path) => ({ path })),
    ...entries,
    ...(issues.length > 0 ? [{ path: sitePages.newsletter.path }] : []),
    ...issues.map(({ _id, sentAt }) => ({ path: `/newsletter/${_id}`, changedAt: sentAt })),
  ]
}

export interface PagesInLanguage {
  readonly code: string
  readonly prefix: string
  readonly addresses: readonly SitemapPage[]
}

const urlIn = (publicUrl: string, { prefix, addresses }: PagesInLanguage, at: number): string => {
  const path = addresses[at]?.path ?? '/'
  return publicUrl + prefix + (prefix && path === '/' ? '' : path)
}

const lastmod = (page: SitemapPage | undefined): string =>
  page?.changedAt ? `<lastmod>${page.changedAt.slice(0, 10)}</lastmod>` : ''

const inLanguages = (
  publicUrl: string,
  all: readonly PagesInLanguage[],
  from: number,
  to: number,
) => {
  const [main] = all
  return Array.from({ length: to - from }, (_, index) => {
    const at = from + index
    const links = [...all, ...(main ? [{ ...main, code: 'x-default' }] : [])].map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each.code}" href="${escapeHtml(urlIn(publicUrl, each, at))}"/>`,
    )
    return all
      .map(
        (each) =>
          `<url><loc>${escapeHtml(urlIn(publicUrl, each, at))}</loc>${lastmod(each.addresses[at])}${links.join('')}</url>`,
      )
      .join('\n')
  }).join('\n')
}

const entries = (tag: string, publicUrl: string, listed: readonly SitemapPage[]): string =>
  listed
    .map(
      (page) => `<${tag}><loc>${escapeHtml(publicUrl + page.path)}</loc>${lastmod(page)}</${tag}>`,
    )
    .join('\n')

const countFiles = (listed: readonly SitemapPage[]) => Math.ceil(listed.length / maxPagesPerFile)

/**
 * Returns the sitemap or a part of it. Sites with many pages get an index of numbered parts. Returns null if the part does not
 * exist.
 */
export const buildSitemap = (
  publicUrl: string,
  listed: readonly SitemapPage[],
  part?: number,
  all: readonly PagesInLanguage[] = [],
): string | null => {
  const files = countFiles(listed)
  if (part === undefined && files > 1) {
    const names = Array.from({ length: files }, (_, index) => ({
      path: `/sitemap-${index + 1}.xml`,
    }))
    const list = entries('sitemap', publicUrl, names)
    return `${xmlDeclaration}<sitemapindex ${schema}>\n${list}\n</sitemapindex>\n`
  }
  const number = part ?? 1
  if (number < 1 || number > files) return null
  if (all.length > 1) {
    const last = Math.min(number * maxPagesPerFile, listed.length)
    const urls = inLanguages(publicUrl, all, (number - 1) * maxPagesPerFile, last)
    return `${xmlDeclaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}\n</urlset>\n`
  }
  const shown = listed.slice((number - 1) * maxPagesPerFile, number * maxPagesPerFile)
  const list = entries('url', publicUrl, shown)
  return `${xmlDeclaration}<urlset ${schema}>\n${list}\n</urlset>\n`
}
