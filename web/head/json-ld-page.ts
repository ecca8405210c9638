import { orNothing, type Thing } from './json-ld.ts'
import type { Site } from './site.ts'

/** A page of the group's own. */
export const webPage = (
  { publicUrl }: Site,
  { title, path, description }: { title: string; path: string; description: string },
): Thing => ({
  '@type': 'WebPage',
  '@id': `${publicUrl}${path}#webpage`,
  name: title,
  url: publicUrl + path,
  description: orNothing(description),
  isPartOf: { '@id': `${publicUrl}/#website` },
})
