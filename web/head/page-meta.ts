import type { MetaDescriptor } from 'react-router'
import { headerFooterContent } from '#contract/content/frame.ts'
import { sharePictureAlt, sharePictureSize, sharePictureUrl } from '#contract/site/share.ts'
import { faviconUrl } from '#web/ui/theme/favicon.ts'
import {
  type Breadcrumb,
  buildBreadcrumbJsonLd,
  buildOrganizationJsonLd,
  buildWebsiteJsonLd,
  combineJsonLd,
  type JsonLdThing,
} from './json-ld.ts'
import type { ShareImage } from './share-picture.ts'
import {
  type PageLanguage,
  type RouteMatches,
  type SiteData,
  siteDataFromMatches,
  stringsFromMatches,
} from './site-of.ts'

export interface PageMetadata {
  /** Page name before the site's suffix. Without one, the title is only the suffix. */
  readonly name?: string
  readonly path: string
  /** Whether this is the error page of missing paths, which has no URL of its own. */
  readonly isMissing?: boolean
  readonly description?: string
  readonly keywords?: readonly string[]
  /** Whether to exclude the page from search engines. */
  readonly isPrivate?: boolean
  readonly parents?: readonly Breadcrumb[]
  /** Atom feed of the page's entries, listed in addition to the site's feed. */
  readonly feed?: { readonly title: string; readonly path: string }
  /**
   * Texts on the image that is generated for sharing, besides the page name. If undefined, the site's own
   * image takes precedence over a generated one.
   */
  readonly card?: { readonly kind: string; readonly note?: string }
  /** Images for sharing, in addition to the site's. */
  readonly pictures?: readonly ShareImage[]
  /** Returns additional tags for the page with this URL. */
  readonly tags?: (url: string) => readonly MetaDescriptor[]
  readonly things?: (site: SiteData) => readonly JsonLdThing[]
}

const share = (publicUrl: string, { path, alt, width, height }: ShareImage): MetaDescriptor[] => [
  { property: 'og:image', content: publicUrl + path },
  ...(width ? [{ property: 'og:image:width', content: String(width) }] : []),
  ...(height ? [{ property: 'og:image:height', content: String(height) }] : []),
  ...(alt ? [{ property: 'og:image:alt', content: alt }] : []),
]

const icon = { path: faviconUrl, width: 96, height: 96 }

/** Returns the image for sharing: generated for the page, uploaded for the site, or the site's icon. */
const previewOf = (
  site: SiteData,
  { card, path, isPrivate }: PageMetadata,
  title: string,
): ShareImage => {
  if (!card && (site.share || !site.drawsEveryShare || isPrivate)) return site.share ?? icon
  const alt = sharePictureAlt(card?.kind ?? '', title, card?.note ?? '')
  return {
    path: sharePictureUrl(
      (site.language?.prefix ?? '') + path,
      site.shareLook + site.settings.name + alt,
    ),
    alt,
    ...sharePictureSize,
  }
}

// Structured data of the home page describes the group and its site. All other pages have breadcrumbs only.
const placeOf = (site: SiteData, { name, path, parents = [] }: PageMetadata): JsonLdThing[] => {
  if (path === '/') return [buildOrganizationJsonLd(site), buildWebsiteJsonLd(site)]
  return name ? [buildBreadcrumbJsonLd(site, [...parents, { name, path }])] : []
}

const atom = 'application/atom+xml'

const feedLinks = (name: string, prefix: string, own: PageMetadata['feed']): MetaDescriptor[] =>
  [
    ...(own ? [{ type: atom, title: `${name}: ${own.title}`, href: prefix + own.path }] : []),
    { type: atom, title: name, href: `${prefix}/feed.xml` },
    { type: 'application/feed+json', title: name, href: `${prefix}/feed.json` },
  ].map((feed) => ({ tagName: 'link', rel: 'alternate', ...feed }))

/** Returns `hreflang` links to the page in each language and in the default language. */
const alternates = (
  all: PageLanguage['all'],
  at: (prefix: string, path?: string) => string,
): MetaDescriptor[] =>
  [...all, ...all.slice(0, 1).map((main) => ({ ...main, code: 'x-default' }))].map(
    ({ code, prefix, path }) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: code,
      href: at(prefix, path),
    }),
  )

const forSharing = (
  site: SiteData,
  facts: PageMetadata,
  { title, description, url }: { title: string; description: string; url: string },
): MetaDescriptor[] => {
  const { publicUrl, settings, language } = site
  const preview = previewOf(site, facts, title)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(facts.isMissing ? [] : [{ property: 'og:url', content: url }]),
    ...(language ? [{ property: 'og:locale', content: language.code.replace('-', '_') }] : []),
    ...[preview, ...(facts.pictures ?? [])].flatMap((picture) => share(publicUrl, picture)),
    { name: 'twitter:card', content: preview === icon ? 'summary' : 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: publicUrl + preview.path },
    ...(facts.isPrivate ? [] : feedLinks(settings.name, language?.prefix ?? '', facts.feed)),
  ]
}

const jsonLdOf = (site: SiteData, facts: PageMetadata): MetaDescriptor[] =>
  facts.isPrivate
    ? []
    : [
        {
          'script:ld+json': combineJsonLd([
            ...placeOf(site, facts),
            ...(facts.things?.(site) ?? []),
          ]),
        },
      ]

/** Returns title, canonical link, description and Open Graph tags of a page. */
export const buildPageMeta = (matches: RouteMatches, facts: PageMetadata): MetaDescriptor[] => {
  const site = siteDataFromMatches(matches)
  if (site === undefined) return []
  const { publicUrl, settings } = site
  const { name, keywords = [] } = facts
  const product = [settings.name, settings.tagline].filter(Boolean).join(' – ')
  const title = name || product
  const description = facts.description || settings.description
  const { prefix = '', all = [] } = site.language ?? {}
  const at = (start: string, path = facts.path) =>
    publicUrl + start + (start && path === '/' ? '' : path)
  const url = at(prefix)
  const { keywords: subjects } = stringsFromMatches(matches, headerFooterContent)
  return [
    { title: name ? `${name} | ${product}` : product },
    ...(facts.isMissing ? [] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    // Sent by the server only, because just crawlers read these tags and they do not navigate in the browser.
    ...(import.meta.env.SSR && !facts.isPrivate ? alternates(all, at) : []),
    { name: 'description', content: description },
    { name: 'keywords', content: [...keywords, subjects].filter(Boolean).join(', ') },
    { name: 'author', content: settings.name },
    ...(import.meta.env.SSR ? forSharing(site, facts, { title, description, url }) : []),
    ...(facts.isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(facts.tags?.(url) ?? []),
    ...jsonLdOf(site, facts),
  ]
}
