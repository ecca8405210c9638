import { fromRoot, orNothing, type Thing } from './json-ld.ts'
import type { Site } from './site-of.ts'

/** Returns structured data of a custom page. */
export const webPage = (
  site: Site,
  { title, path, description }: { title: string; path: string; description: string },
): Thing => ({
  '@type': 'WebPage',
  '@id': `${site.publicUrl}${path}#webpage`,
  name: title,
  url: fromRoot(site, path),
  description: orNothing(description),
  isPartOf: { '@id': `${site.publicUrl}/#website` },
})
