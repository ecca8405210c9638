import type { MetaDescriptor } from 'react-router'
import type { SiteSettings } from '#contract/settings.ts'
import { faviconUrl } from '#web/ui/favicon.ts'

/** What a page says about itself. */
export interface PageFacts {
  /** The page's name before the fixed suffix; without one the title is the suffix alone. */
  readonly name?: string
  /** The page's canonical path. */
  readonly path: string
  readonly description?: string
  /** Kept out of search engines. */
  readonly isPrivate?: boolean
}

/** The root's loader data as `meta` finds it among the matches. */
type Matches = ReadonlyArray<{ readonly id: string; readonly loaderData?: unknown } | undefined>

interface Site {
  readonly publicUrl: string
  readonly settings: SiteSettings
}

const isSite = (data: unknown): data is Site =>
  typeof data === 'object' && data !== null && 'publicUrl' in data && 'settings' in data

const siteOf = (matches: Matches): Site | undefined => {
  const data = matches.find((match) => match?.id === 'root')?.loaderData
  return isSite(data) ? data : undefined
}

const keywords =
  'health AI, medical imaging, tumour segmentation, EEG, ECG, preventive care, machine learning, healthcare research'

/** Title, canonical link, description and the tags other sites read when someone shares the page. */
export const pageMeta = (
  matches: Matches,
  { name, path, description, isPrivate }: PageFacts,
): MetaDescriptor[] => {
  const site = siteOf(matches)
  if (site === undefined) return []
  const { publicUrl, settings } = site
  const product = `${settings.name} – ${settings.tagline}`
  const shared = name ?? product
  const summary = description ?? settings.description
  const url = publicUrl + path
  const image = publicUrl + faviconUrl
  return [
    { title: name ? `${name} | ${product}` : product },
    { tagName: 'link', rel: 'canonical', href: url },
    { name: 'description', content: summary },
    { name: 'keywords', content: keywords },
    { name: 'author', content: settings.name },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: settings.name },
    { property: 'og:title', content: shared },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '96' },
    { property: 'og:image:height', content: '96' },
    { name: 'twitter:card', content: 'summary' },
    { name: 'twitter:title', content: shared },
    { name: 'twitter:description', content: summary },
    { name: 'twitter:image', content: image },
    ...(isPrivate ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
