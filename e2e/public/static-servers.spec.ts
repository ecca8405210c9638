import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '#server/tools/testing/http/free-port.ts'
import { expectAccessible } from '../support/axe.ts'
import { createGuard } from '../support/guard.ts'
import { openImportedSite } from '../support/made-group.ts'
import { listSiteUrls } from '../support/named-addresses.ts'
import { expectFits } from '../support/screens.ts'
import { openSite, type Site } from '../support/site.ts'
import { hasWebServer, startWebServer, type WebServerName } from '../support/web-servers.ts'

/**
 * Tests copies of sites in two languages on real web servers with the generated rules: every URL, its headers, and every kind of
 * page. Takes minutes, so it runs only with STATIC_SERVERS=1 (deploy/prove-static.sh).
 */
const isWanted = process.env.STATIC_SERVERS === '1'

const run = promisify(execFile)
const forms = 'https://salus.example'

const makeExamples = async (): Promise<Site> => {
  const site = await openSite({ examples: true, standIns: true })
  const api = await site.ownerApi()
  await api.site.updateLanguages({ languages: ['en', 'de'] })
  return site
}

const cases: readonly {
  readonly server: WebServerName
  readonly base: string
  readonly what: string
  readonly make: () => Promise<Site>
}[] = [
  { server: 'apache', base: '/~group/', what: 'a made group', make: openImportedSite },
  { server: 'nginx', base: '/~group/', what: 'the examples', make: makeExamples },
  { server: 'nginx', base: '/', what: 'a made group', make: openImportedSite },
]

const copyInto = async ({ server }: Site, folder: string, origin: string, base: string) => {
  const place = ['--url', origin, '--base', base, '--forms', forms]
  const { stderr } = await run(
    process.execPath,
    ['build/salus/export-static-command.js', folder, ...place],
    { env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: server.dataDir } },
  )
  expect(stderr).toBe('')
}

const get = (url: string) => fetch(url, { redirect: 'manual' })

/** Requests every URL that any page names. Returns the broken ones. */
const brokenIn = async (origin: string, base: string): Promise<string[]> => {
  const seen = new Set([base])
  const broken: string[] = []
  for (const address of seen) {
    const response = await get(origin + address)
    const body = await response.text()
    // A page in another language may be linked with its slug in the main language.
    const location = URL.parse(response.headers.get('location') ?? '', origin)
    if (response.status === 301 && location) seen.add(location.pathname)
    else if (response.status !== 200) broken.push(`${response.status} ${address}`)
    if (response.headers.get('content-type')?.startsWith('text/html'))
      for (const each of listSiteUrls(body)) seen.add(each.replace(/[?# ].*/s, ''))
  }
  expect(seen.size).toBeGreaterThan(100)
  return broken
}

const expectRules = async (origin: string, base: string, folder: string): Promise<void> => {
  const header = async (path: string, name: string) =>
    (await get(origin + base + path)).headers.get(name)
  for (const path of ['', 'team', 'de/team', 'nothing-here']) {
    expect(await header(path, 'content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(await header(path, 'x-content-type-options')).toBe('nosniff')
    expect(await header(path, 'content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await header(path, 'cache-control')).toBe('public, no-cache')
  }
  for (const [path, type] of [
    ['publications.data', /^text\/plain; ?charset=utf-8$/i],
    ['publications.bib', /^application\/x-bibtex; ?charset=utf-8$/i],
    ['feed.xml', /xml; ?charset=utf-8$/i],
    ['site.webmanifest', /^application\/manifest\+json/],
  ] as const)
    expect(await header(path, 'content-type'), path).toMatch(type)
  const calendars = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.ics$/.test(name),
  )
  for (const name of calendars)
    expect(await header(name, 'content-type'), name).toMatch(/^text\/calendar; ?charset=utf-8$/i)
  const [script = ''] = (await readdir(join(folder, 'assets'))).filter((name) =>
    name.endsWith('.js'),
  )
  const kept = await fetch(`${origin}${base}assets/${script}`, {
    headers: { 'accept-encoding': 'gzip' },
  })
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(kept.headers.get('content-type')).toMatch(/javascript; ?charset=utf-8$/i)
  expect(kept.headers.get('content-encoding')).toBe('gzip')

  for (const prefix of ['', 'de/']) {
    const missing = await get(`${origin}${base}${prefix}nothing-here`)
    expect([missing.status, await missing.text()]).toEqual([
      404,
      await readFile(join(folder, prefix, '404.html'), 'utf8'),
    ])
  }
  if (base !== '/') {
    const bare = await get(origin + base.slice(0, -1))
    expect([bare.status, URL.parse(bare.headers.get('location') ?? '', origin)?.pathname]).toEqual([
      301,
      base,
    ])
  }
  for (const path of ['.salus-static/files.json', 'nginx.conf', '.htaccess', '_headers'])
    expect([403, 404], path).toContain((await get(`${origin}${base}${path}`)).status)

  const redirects = (await readFile(join(folder, '_redirects'), 'utf8')).trim().split('\n')
  for (const line of redirects.filter(Boolean)) {
    const [from = '', to = '', status] = line.split(' ')
    const response = await get(origin + from)
    expect([from, response.status]).toEqual([from, Number(status)])
    const location = URL.parse(response.headers.get('location') ?? '', origin)?.href
    expect([from, location]).toEqual([from, origin + to])
  }
}

/** Lists one page of each kind in each language. */
const kindsIn = async (origin: string, base: string): Promise<string[]> => {
  const sitemap = await (await get(`${origin}${base}sitemap.xml`)).text()
  const pages = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => url)
  const kinds = Map.groupBy(pages, (url) =>
    url.slice(origin.length + base.length).replace(/[0-9a-z]{26}(?:\/.*)?$/, ':id'),
  )
  return [...kinds.values()].flatMap(([first]) => first ?? [])
}

const settle = async (page: Page): Promise<void> => {
  await page.locator('body').press('Shift')
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
  await page.evaluate(() => document.fonts.ready)
}

/** Expects figures to be interactive, as on the live site. */
const expectFigures = async (page: Page, origin: string, base: string): Promise<void> => {
  await page.goto(`${origin}${base}figures`)
  await settle(page)
  const slider = page.getByRole('slider').first()
  await slider.focus()
  const before = await slider.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(slider).not.toHaveAttribute('aria-valuetext', before ?? '')
}

for (const { server, base, what, make } of isWanted ? cases : []) {
  if (!hasWebServer(server)) continue
  test(`${server} serves ${what} at ${base}`, async ({ browser }) => {
    const site = await make()
    const root = await mkdtemp(join(tmpdir(), 'salus-served-'))
    const folder = join(root, base)
    await mkdir(folder, { recursive: true })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    await copyInto(site, folder, origin, base)
    await site.close()
    const close = await startWebServer(server, { root, base, port })
    try {
      expect(await brokenIn(origin, base)).toEqual([])
      await expectRules(origin, base, folder)
      const guard = createGuard(origin)
      const context = await browser.newContext({ reducedMotion: 'reduce' })
      guard.watch(context)
      const page = await context.newPage()
      for (const url of await kindsIn(origin, base)) {
        await page.goto(url)
        await settle(page)
        await expectAccessible(page)
        await expectFits(page)
      }
      if (what === 'a made group') await expectFigures(page, origin, base)
      await page.goto(`${origin}${base}contactus`)
      await expect(page.locator('form[method=post]').first()).toHaveAttribute(
        'action',
        new RegExp(`^${forms}/`),
      )
      expect(guard.findings()).toEqual([])
      await context.close()
    } finally {
      await close()
      await rm(root, { recursive: true })
    }
  })
}
