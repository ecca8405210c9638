import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { WebBuild } from '#contract/lifecycle/render.ts'
import { pathInSalus } from '#server/base/process/own-file.ts'
import { siteIcons } from '#server/public/render/icons.ts'
import { notFoundPath } from '#server/public/render/page-address.ts'
import type { Services } from '#server/services.ts'
import type { CopiedUrlMetadata, CopiedUrls, EarlierSiteCopy } from './copied-address.ts'
import { trackCopiedFiles } from './copied-files.ts'
import { copyAssets } from './copy-assets.ts'
import { copyMedia, findMediaUrls } from './copy-media.ts'
import { buildEarlyScript, listClientSideFilters } from './early-script.ts'
import { isSafeFilePath, nonPageFilePath, pageFilePath, routerDataFilePath } from './file-paths.ts'
import { runWithConcurrencyLimits } from './lanes.ts'
import type { SiteInstanceForCopy, SiteResponse } from './open-site-copy.ts'
import { withoutBasePath } from './place.ts'
import { languagePrefixesOf } from './prefixes.ts'
import { buildRedirectPage } from './redirect-page.ts'
import { type RuntimeSiteUrls, rewritePageUrls } from './rewrite-page.ts'
import { findSitePathsInStyleSheet, isPageStyleSheetPath } from './sheets.ts'
import type { StaticCopyWriter } from './target.ts'

export interface SiteCopyOptions {
  readonly copy: SiteInstanceForCopy
  readonly media: Services['media']
  readonly web: Pick<WebBuild, 'scriptsAt'>
  readonly clientFolder: string
  readonly addresses: RuntimeSiteUrls
  readonly former: Iterable<string>
  readonly known: EarlierSiteCopy
  readonly target: StaticCopyWriter
}

export interface SiteCopyResult {
  readonly addresses: CopiedUrls
  /** Linked URLs that are not found. */
  readonly broken: readonly string[]
}

const answersFile = pathInSalus('build/static/answers.js')

/** Returns the path of a script that only static copies have, with a hash of its content. */
const scriptFile = (name: string, text: string): string =>
  `assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`

/** Whether a path belongs to the server only: API or admin area. */
const isServers = (address: string): boolean => /^\/(?:api|admin)(?:\/|$)/.test(address)

const xmlAddresses = (xml: string, publicUrl: string): string[] =>
  Array.from(
    xml.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, address = '']) => address.slice(publicUrl.length) || '/',
  )

/** Paths to copy even if no page links to them. */
const first = [
  '/',
  '/search',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  ...Object.keys(siteIcons).map((name) => `/${name}`),
]

const manifestAt = (text: string, base: string): string =>
  JSON.stringify(JSON.parse(text), (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') ? base.slice(0, -1) + value : value,
  )

/** Copies the whole public site, from the sitemap to every URL that its pages name. */
export const copySite = async (options: SiteCopyOptions): Promise<SiteCopyResult> => {
  const { copy, media, web, clientFolder, known } = options
  const { target, isFree } = trackCopiedFiles(options.target)
  const prefixes = languagePrefixesOf(options.addresses)
  const answered = listClientSideFilters(prefixes, options.addresses.folders)
  /** Addresses of the not-found pages, which have no URL of their own. */
  const nowhere = new Set(prefixes.map((prefix) => prefix + notFoundPath))
  const { place } = copy
  const addresses = new Map<string, CopiedUrlMetadata>()
  const broken = new Set<string>()
  const assets = new Set<string>()

  const answers = await readFile(answersFile, 'utf8')
  const answersAt = scriptFile('answers', answers)
  if (!target.keep(answersAt)) await target.put(answersAt, answers, 'part')
  const script = buildEarlyScript(place, `/${answersAt}`, answered, prefixes)

  // A slice of a page's text keeps the whole text in memory, so URLs are cloned. Each is stored once, because
  // many pages link to it.
  const texts = new Map<string, string>()
  const internText = (text: string): string => {
    const kept = texts.get(text) ?? structuredClone(text)
    texts.set(kept, kept)
    return kept
  }
  const remember = (
    address: string,
    { reads }: SiteResponse,
    { names, ...rest }: Omit<CopiedUrlMetadata, 'tags' | 'staleAt'>,
  ) =>
    addresses.set(address, {
      tags: [...reads.tags],
      staleAt: Number.isFinite(reads.staleAt) ? reads.staleAt : null,
      names: names.map(internText),
      ...structuredClone(rest),
    })

  const put = async (
    file: string,
    content: Uint8Array | string,
    rank: 'data' | 'page' | 'part' | 'list',
  ) => {
    if (!isSafeFilePath(file)) throw new Error(`${file} cannot be the name of a file`)
    await target.put(file, content, rank)
    return file
  }

  /** Copies the data that the router requests for a page. Returns null if the site has none. */
  const putData = async (address: string): Promise<{ file: string; text: string } | null> => {
    const [path = '', query = ''] = address.split('?')
    const data = await copy.get(`${path === '/' ? '/_' : path}.data${query && `?${query}`}`)
    if (data.status >= 400) return null
    return { file: await put(routerDataFilePath(address), data.body, 'data'), text: data.text }
  }

  const page = async (address: string, got: SiteResponse): Promise<CopiedUrlMetadata> => {
    const isNowhere = nowhere.has(address)
    const { text } = got
    const policy = String(got.headers['content-security-policy'] ?? '')
    const { html, named } = rewritePageUrls(text, {
      place,
      addresses: options.addresses,
      policy,
      script,
      address: isNowhere ? '' : address,
    })
    const data = isNowhere ? null : await putData(address)
    const file = isNowhere ? nonPageFilePath(`${address}.html`) : pageFilePath(address)
    const files = [...(data ? [data.file] : []), await put(file, html, 'page')]
    const pictures = findMediaUrls(text)
    for (const each of findMediaUrls(data?.text ?? '')) pictures.add(each)
    const others = [...named].filter((name) => !name.startsWith('/media/') && !isServers(name))
    remember(address, got, { names: [...others, ...pictures], files })
    return addresses.get(address) as CopiedUrlMetadata
  }

  const file = async (address: string, got: SiteResponse) => {
    const { type, body } = got
    const isList = /sitemap|robots/.test(address)
    const isManifest = type.startsWith('application/manifest')
    const content = isManifest ? manifestAt(body.toString(), place.base) : body
    const files = [await put(nonPageFilePath(address), content, isList ? 'list' : 'part')]
    const names = /^\/sitemap/.test(address) ? xmlAddresses(body.toString(), place.publicUrl) : []
    remember(address, got, { names, files })
  }

  const sheet = async (address: string): Promise<readonly string[]> => {
    // If the style sheet is missing in the folder and its pages are unchanged, render one of these again to get it.
    const [page] = [...known.addresses].find(([, { names }]) => names.includes(address)) ?? []
    if (!copy.sheets.has(address) && page !== undefined) await copy.get(page)
    const text = copy.sheets.get(address)
    if (text === undefined) throw new Error(`No page has the style sheet ${address}`)
    const names = findSitePathsInStyleSheet(text, place)
    const files = [await put(nonPageFilePath(address), text, 'part')]
    addresses.set(address, { tags: [], staleAt: null, names, files })
    return names
  }

  const redirects: { address: string; got: SiteResponse; leadsTo: string }[] = []
  const putRedirect = async ({ address, got, leadsTo }: (typeof redirects)[number]) => {
    const file = pageFilePath(address)
    if (!isFree(file)) return
    const data = isFree(routerDataFilePath(address)) ? await putData(address) : null
    const html = buildRedirectPage(place, leadsTo)
    const files = [...(data ? [data.file] : []), await put(file, html, 'page')]
    remember(address, got, { names: [leadsTo], files, leadsTo })
  }

  const visit = async (address: string): Promise<readonly string[]> => {
    const before = known.addresses.get(address)
    if (before && known.isFresh(before) && before.files.every((each) => target.keep(each))) {
      addresses.set(address, before)
      return before.names
    }
    if (address.startsWith('/media/')) {
      const files = await copyMedia(media, target, address)
      addresses.set(address, { tags: [], staleAt: null, names: [], files })
      return []
    }
    if (isPageStyleSheetPath(address)) return sheet(address)
    if (!isSafeFilePath(pageFilePath(address))) {
      broken.add(address)
      return []
    }
    const got = await copy.get(address)
    const location = String(got.headers.location ?? '')
    if (location) {
      const leadsTo = withoutBasePath(place, location.replace(place.url, ''))
      redirects.push({ address, got, leadsTo })
      return [leadsTo]
    } else if (got.status !== 200 && !nowhere.has(address)) broken.add(address)
    else if (got.type.startsWith('text/html')) await page(address, got)
    else await file(address, got)
    return addresses.get(address)?.names ?? []
  }

  const seen = new Set([
    ...first,
    ...nowhere,
    ...Object.keys(answered),
    ...options.former,
    // Includes custom pages that no list links to, and their old URLs.
    ...options.addresses.own,
  ])
  await runWithConcurrencyLimits(
    // Ten parts at a time keep the worker threads that draw images busy.
    { pages: 2, parts: 10 },
    (address: string) => (/^\/(?:media|share)\//.test(address) ? 'parts' : 'pages'),
    [...seen],
    async (address, add) => {
      for (const name of await visit(address)) {
        const isBuilt = name.startsWith('/assets/') && !isPageStyleSheetPath(name)
        if (isBuilt) assets.add(name.slice('/assets/'.length))
        if (isBuilt || seen.has(name) || isServers(name)) continue
        seen.add(name)
        add(name)
      }
    },
  )
  // Imported redirects may have any path, so the site's own files come first.
  for (const redirect of redirects) await putRedirect(redirect)
  // An entry's URL also works without its title, so the short URL gets a redirect page.
  for (const [address, { files }] of addresses) {
    const short = /^(.*\/[0-9a-z]{26})\/[^/?]+$/.exec(address)?.[1]
    const isPage = files.some((each) => each.endsWith('/index.html'))
    if (short && isPage && !addresses.has(short))
      await put(pageFilePath(short), buildRedirectPage(place, address), 'page')
  }
  const { manifest, files } = web.scriptsAt(place.base)
  await put(nonPageFilePath(manifest.path), manifest.text, 'part')
  assets.delete(manifest.path.slice('/assets/'.length))
  for (const name of files) assets.add(name.slice('/assets/'.length))
  await copyAssets({ folder: clientFolder, base: place.base, target }, assets)
  return { addresses, broken: [...broken] }
}
