import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { type PageRenderer, styleSheetPlaceholder } from '#contract/lifecycle/render.ts'
import { defaultBrand } from '#contract/site/default-brand.ts'
import { startTestApp } from '#server/tools/testing/app/app.ts'
import { mountTestPages } from '#server/tools/testing/app/pages.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'

const faceSheets = { newsreader: '', 'instrument-serif': 'face{}', 'bricolage-grotesque': '' }

/** Starts an app whose pages show the rendered path and the number of publications. */
const startSite = async () => {
  const rendered: Request[] = []
  const render: PageRenderer = async (request, { client, nonce }) => {
    rendered.push(request)
    const { pathname, search } = new URL(request.url)
    const { total } = await client.publication.showAllPublications({ limit: 0 })
    return {
      status: pathname === '/404' ? 404 : 200,
      type: 'text/html',
      body: `<style nonce="${nonce}">${styleSheetPlaceholder(nonce)}</style><p>${pathname}${search} ${total}</p><script nonce="${nonce}">ours()</script>`,
      ...(pathname === '/about' && {
        headers: { link: `<${request.url}>; rel="cite-as"`, vary: 'accept' },
      }),
    }
  }
  const app = await startTestApp({
    mount: (server, services, _, calls) => {
      mountTestPages(server, services, calls, { render, sheet: 'ours{}', faceSheets })
    },
  })
  return { app, rendered, page: (path: string, init: RequestInit = {}) => app.fetch(path, init) }
}

test('a page is rendered once for all visitors and all its URLs', async () => {
  const { page, rendered } = await startSite()
  const spellings = [
    '/publications',
    '/Publications/',
    '/publications?utm=x',
    '/publications?page=1',
  ]
  for (const spelling of spellings) {
    expect(await (await page(spelling)).text()).toContain('<p>/publications 0</p>')
  }
  expect(rendered).toHaveLength(1)
})

test('a page shows a change immediately after its response', async () => {
  const { app, page } = await startSite()
  expect(await (await page('/publications')).text()).toContain(' 0</p>')
  const { publication } = app.client(await app.adminToken())
  await publication.addPublication(publicationFields())
  expect(await (await page('/publications')).text()).toContain(' 1</p>')
})

test('the renderer gets nothing of a request but the path', async () => {
  const { page, rendered } = await startSite()
  await page('/publications?evil=1&page=2', {
    headers: { cookie: 'a=b', 'x-forwarded-host': 'evil.example', authorization: 'Bearer x' },
  })
  const [request] = rendered
  expect(request?.url).toBe('https://salus.example/publications?page=2')
  expect([...(request?.headers.keys() ?? [])]).toEqual([])
})

test('a page sets no cookie', async () => {
  const { headers } = await (await startSite()).page('/')
  expect(headers.getSetCookie()).toEqual([])
})

test('a page allows its own scripts by hash, and no others', async () => {
  const { headers } = await (await startSite()).page('/')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' 'sha256-[A-Za-z0-9+/=]{44}';/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const rule of [
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('permissions-policy')).toContain('camera=()')
})

test('an unchanged page is a 304', async () => {
  const { page } = await startSite()
  const etag = (await page('/')).headers.get('etag') ?? ''
  const again = await page('/', { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('headers of a page are sent, also from the cache', async () => {
  const { page } = await startSite()
  for (const _ of ['rendered', 'from memory']) {
    const { headers } = await page('/about')
    expect(headers.get('link')).toBe('<https://salus.example/about>; rel="cite-as"')
    expect(headers.get('vary')).toBe('accept-encoding, accept')
  }
  expect((await page('/')).headers.get('vary')).toBe('accept-encoding')
})

test('a filtered list is rendered each time and never cached', async () => {
  const { page, rendered } = await startSite()
  for (const _ of [1, 2]) expect((await page('/publications?q=sleep')).status).toBe(200)
  expect(rendered).toHaveLength(2)
})

test('unknown paths share one 404 page', async () => {
  const { page, rendered } = await startSite()
  for (const path of ['/nowhere', '/a/b/c', '/wp-login.php', '/apix', '/.env']) {
    const response = await page(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/html')
  }
  expect(new Set(rendered.map(({ url }) => url))).toEqual(new Set(['https://salus.example/404']))
})

test.for(['/api/v1', '/api/v1/', '/api/v1/nowhere', '/api/v1/publication/'])(
  '%s is an API path and a 404 in JSON',
  async (path) => {
    const response = await (await startSite()).page(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ success: false })
  },
)

const browser = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

test('errors are pages for browsers and JSON for programs', async () => {
  const { app, page } = await startSite()
  await app.services.database.close()
  const response = await page('/about', browser)
  expect(response.status).toBeGreaterThanOrEqual(500)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const body = await response.text()
  expect(body).toContain('<h1>This page is not available right now</h1>')
  const style = body.match(/<style>(.*?)<\/style>/)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
  for (const answer of [
    await page('/about'),
    await page('/api/v1/category/showAllCategories', browser),
  ]) {
    expect(await answer.json()).toMatchObject({ success: false })
  }
  app.takeErrors()
})

test('a path with an invalid percent sign is a 404 page', async () => {
  const { page, rendered } = await startSite()
  const response = await page('/about%', browser)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('text/html')
  expect(rendered.map(({ url }) => url)).toEqual(['https://salus.example/404'])
})

test('a page rejects POST requests', async () => {
  const { page, rendered } = await startSite()
  const response = await page('/publications', { ...browser, method: 'POST', body: 'x' })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect(response.status).toBeLessThan(500)
  expect(await response.text()).toContain('<h1>This did not work</h1>')
  expect(rendered).toEqual([])
})

test('a custom page is rendered at its path, cached, and gone when hidden', async () => {
  const { app, page, rendered } = await startSite()
  const { page: pages } = app.client(await app.adminToken())
  expect((await page('/join-us/phd')).status).toBe(404)
  const { data } = await pages.createPage({ title: 'Join', path: '/join-us/phd', status: 'draft' })
  expect((await page('/join-us/phd')).status).toBe(404)
  await pages.updatePage({ pageId: data._id, status: 'published' })
  const before = rendered.length
  for (const spelling of ['/join-us/phd', '/Join-us/PhD/', '/join-us/phd?utm=x']) {
    expect(await (await page(spelling)).text()).toContain('<p>/join-us/phd 0</p>')
  }
  expect(rendered).toHaveLength(before + 1)
  expect(await (await page('/join-us/phd.data')).text()).toContain('<p>/join-us/phd.data 0</p>')
  await pages.deletePage({ pageId: data._id })
  expect((await page('/join-us/phd')).status).toBe(404)
})

test('a page uses the brand immediately after it is saved, with a style allowed by hash', async () => {
  const { app, page } = await startSite()
  const styleOf = async () => {
    const response = await page('/about')
    const style = (await response.text()).match(/<style>(.*?)<\/style>/)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
    return style
  }
  expect(await styleOf()).toBe('ours{}')
  const { site } = app.client(await app.adminToken())
  await site.updateBrand({ accent: '#aa0055', face: 'instrument-serif' })
  expect(await styleOf()).toMatch(/^ours\{\}:root.*--signal-fill:light-dark\(#aa0055,.*face\{\}$/)
  const { brand } = await site.updateBrand({
    accent: defaultBrand.accent,
    face: defaultBrand.face,
    logo: await freshPicture(),
  })
  expect(await styleOf()).toContain(brand.logo.replace(/\.webp$/, ''))
  await site.updateBrand({ logo: '' })
  expect(await styleOf()).toBe('ours{}')
})

test('a page may embed only hosts from the settings', async () => {
  const { app, page } = await startSite()
  const frames = async () =>
    /frame-src [^;]*/.exec((await page('/')).headers.get('content-security-policy') ?? '')?.[0]
  expect(await frames()).toBe("frame-src 'self'")
  const { settings } = app.client(await app.adminToken())
  await settings.updateSettings({ embedHosts: ['player.vimeo.com'] })
  expect(await frames()).toBe("frame-src 'self' https://player.vimeo.com")
})
