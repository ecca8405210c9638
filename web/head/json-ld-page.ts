import { type JsonLdThing, toAbsoluteUrl, undefinedIfBlank } from './json-ld.ts'
import type { SiteData } from './site-of.ts'

export const buildCustomPageJsonLd = (
  site: SiteData,
  { title, path, description }: { title: string; path: string; description: string },
): JsonLdThing => ({
  '@type': 'WebPage',
  '@id': `${site.publicUrl}${path}#webpage`,
  name: title,
  url: toAbsoluteUrl(site, path),
  description: undefinedIfBlank(description),
  isPartOf: { '@id': `${site.publicUrl}/#website` },
})
