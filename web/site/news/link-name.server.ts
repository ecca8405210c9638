import type { SalusClient } from '#contract/api.ts'
import { contentPages } from '#contract/content/pages.ts'

type ReadName = (client: SalusClient, id: string) => Promise<string>

/** How the names of entries are read, by the first part of their addresses. */
const readers: Readonly<Record<string, ReadName>> = {
  project: async (client, id) => (await client.post.getSinglePost({ id })).post.title,
  publication: async (client, id) =>
    (await client.publication.getSinglePublication({ id })).publication.title,
  person: async (client, id) => (await client.profile.getSingleProfile({ id })).profile.name,
  grant: async (client, id) => (await client.grant.getSingleGrant({ id })).grant.name,
  news: async (client, id) => (await client.frontPage.getSingleFrontPage({ id })).data.title,
}

const hostOf = (href: string): string => {
  const { hostname = '', pathname = href } = URL.parse(href) ?? {}
  return hostname.replace(/^www\./, '') || pathname
}

/** Where a link leads, in words: the name of what it leads to on this site, or the host elsewhere. */
export const nameOfLink = async (client: SalusClient, href: string): Promise<string> => {
  if (!href.startsWith('/')) return hostOf(href)
  const [path = ''] = href.toLowerCase().split(/[?#]/)
  const [, kind = '', id = ''] = path.split('/')
  // What is gone or hidden is named by its address.
  const name = id && (await readers[kind]?.(client, id).catch(() => ''))
  return name || (contentPages.find((page) => page.path === path)?.label ?? href)
}
