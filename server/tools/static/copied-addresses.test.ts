import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { shareSite } from '#server/tools/testing/content/content.ts'
import { importSite, siteZip } from '#server/tools/testing/content/moves.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'
import { pictureFile } from '#server/tools/testing/files/pictures.ts'
import { copyInto } from '#server/tools/testing/files/static-copy.ts'

const oldSite = siteZip({
  '_config.yml': 'permalink: /blog/:title/\n',
  '_posts/2020-01-02-size.md': '---\ntitle: Size\n---\nText.\n',
})

const site = shareSite({ publicUrl: 'https://salus.example' })

/** Copies a site in two languages, with former URLs, short news and a small portrait. */
const copySmallSite = async (folder: string) => {
  const { admin } = site()
  await importSite(admin, oldSite)
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const { data: joined } = await admin.page.createPage({
    title: 'Join',
    path: '/join',
    content: 'Text.',
  })
  await admin.page.updatePage({ pageId: joined._id, path: '/join-us' })
  await admin.frontPage.createFrontPage({
    title: 'Wombats awarded',
    description: 'A short message without a text of its own',
    link: '/join-us',
    content: '',
    pic: await pictureFile({ width: 300, height: 200 }),
  })
  const { data: person } = await admin.profile.createProfile({
    name: 'Small Portrait',
    email: 'small@group.example',
    profilePic: await pictureFile({ width: 120, height: 120 }),
  })
  const { data: paper } = await admin.publication.addPublication(
    publicationFields({ title: 'Sleep of wombats' }),
  )
  const links = ['/join', '/blog/size', `/person/${person._id}`, `/publication/${paper._id}`]
  const content = links.map((link, at) => `[link ${at}](${link})`).join(' ')
  await admin.page.createPage({ title: 'Links', path: '/links', content })
  const { broken } = await copyInto(folder, site())
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return { broken, read, paper: paper._id }
}

const folder = mkdtempSync(join(tmpdir(), 'salus-copied-'))
let copy: Awaited<ReturnType<typeof copySmallSite>>
beforeAll(async () => {
  copy = await copySmallSite(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

const languages = ['', '/de']

test('former URLs lead to current ones below the base path, in each language', () => {
  expect(copy.broken).toEqual([])
  const redirects = copy.read('_redirects')
  for (const prefix of languages) {
    const to = `/~group${prefix}/join-us`
    expect(redirects).toContain(`/~group${prefix}/join ${to} 301\n`)
    expect(copy.read(`${prefix}/join/index.html`)).toContain(`url=${to}"`)
    expect(redirects).toMatch(
      new RegExp(`^/~group${prefix}/blog/size /~group${prefix}/news/[^/]+/size 301$`, 'm'),
    )
    // The router requests these files when a visitor follows a link in a text.
    expect(copy.read(`${prefix}/join.data`)).toContain('"/join-us"')
    expect(copy.read(`${prefix}/blog/size.data`)).toMatch(/"\/news\/[^"]+\/size"/)
  }
})

test('the copy contains every image that its pages name', async () => {
  const files = await readdir(folder, { recursive: true })
  const pages = files.filter((file) => /\.(?:html|data)$/.test(file))
  const named = new Set(
    pages.flatMap((page) =>
      Array.from(copy.read(page).matchAll(/\/(media\/[\w.-]+\.\w+)/g), ([, file = '']) => file),
    ),
  )
  expect(named.size).toBeGreaterThan(4)
  expect([...named].filter((file) => !existsSync(join(folder, file)))).toEqual([])
})

const index = z.object({
  searches: z.record(z.string(), z.object({ pages: z.array(z.string()) })),
  publications: z.record(z.string(), z.object({ keys: z.string() })),
})

test('the search finds each entry once in each language, also news without a text', () => {
  const { searches, publications } = index.parse(JSON.parse(copy.read('answers/list.json')))
  for (const prefix of languages) {
    const { pages = [] } = searches[`${prefix}/search`] ?? {}
    const rows = pages.flatMap((file) =>
      z.array(z.array(z.string())).parse(JSON.parse(copy.read(file))),
    )
    const found = rows.map(([kind, url, title]) => [
      kind,
      url?.replace(/[0-9a-z]{26}/, 'ID'),
      title,
    ])
    const entries = found.filter(([kind, url = '']) => kind !== 'page' || url.includes('-'))
    expect(entries).toEqual([
      ['publication', '/publication/ID/sleep-of-wombats', 'Sleep of wombats'],
      ['person', '/person/ID/small-portrait', 'Small Portrait'],
      ['news', '/join-us', 'Wombats awarded'],
      ['news', '/news/ID/size', 'Size'],
      ['page', '/join-us', 'Join'],
    ])
    expect(new Set(rows.map(([kind, url]) => `${kind} ${url}`)).size).toBe(rows.length)
    // Words typed into the publication list find positions in this index.
    const keys = JSON.parse(copy.read(publications[`${prefix}/publications`]?.keys ?? ''))
    expect(keys).toMatchObject({ ids: [copy.paper], pages: [0] })
  }
})

test('each language has its own search and not-found page, and the rules name the latter', () => {
  for (const page of ['search/index.html', '404.html']) {
    expect(copy.read(page)).toContain('<html lang="en"')
    expect(copy.read(`de/${page}`)).toContain('<html lang="de"')
  }
  expect(copy.read('404.html')).toContain('["","/de"]')
  expect(copy.read('.htaccess')).toContain(
    '<If "%{REQUEST_URI} =~ m#^/~group/de/#">\n  ErrorDocument 404 /~group/de/404.html\n</If>',
  )
  expect(copy.read('nginx.conf')).toContain('    error_page 404 /~group/de/404.html;\n')
  expect(copy.read('_redirects')).not.toContain('404')
})
