import { expect, it } from 'vitest'
import { parseStaticCopyLocation } from './place.ts'
import { rewritePageUrls } from './rewrite-page.ts'

const policy =
  "default-src 'self'; script-src 'self' 'sha256-x'; connect-src 'self'; frame-ancestors 'none'; form-action 'self'"

const moved = (html: string, wish = {}) =>
  rewritePageUrls(html, {
    place: parseStaticCopyLocation({ base: '/~group/', ...wish }, 'https://uni.example'),
    addresses: { own: new Set(), languages: [{ code: 'en' }, { code: 'de' }] },
    address: '/projects',
    policy,
    script: 'early()',
  })

it('adds the base path once to every URL of the site, and lists these URLs', () => {
  const { html, named } = moved(
    [
      '<html><head></head><body><a href="/about#us">About</a>',
      '<a href="/~group">Home</a><a href="/~groups">Other</a>',
      '<a href="/~group/team">Team</a><a href="/team/">Again</a><a href="//other.example/x">Far</a><a href="https://x.example/">Far</a>',
      '<video poster="/media/p.webp" src="/media/f.mp4"></video>',
      '<img srcset="/media/a.320.avif 320w, /media/a.640.avif 640w" src="/media/a.webp">',
      '<script>var text = "<a href=/about>"</script><textarea><a href="/about"></textarea>',
    ].join(''),
  )
  expect(html).toContain(
    '<a href="/~group/about#us">About</a><a href="/~group/">Home</a><a href="/~group/~groups">',
  )
  expect(html).toContain('href="//other.example/x"')
  expect(html).toContain('<video poster="/~group/media/p.webp" src="/~group/media/f.mp4">')
  expect(html).toContain('srcset="/~group/media/a.320.avif 320w, /~group/media/a.640.avif 640w"')
  expect(html).toContain('var text = "<a href=/about>"')
  expect(html).toContain('<textarea><a href="/about">')
  expect([...named]).toEqual([
    '/about',
    '/',
    '/~groups',
    '/team',
    '/media/p.webp',
    '/media/f.mp4',
    '/media/a.320.avif',
    '/media/a.640.avif',
    '/media/a.webp',
  ])
})

it('links to the file of a later page, and to the whole list if a server would filter it', () => {
  const { html, named } = moved(
    '<a href="/projects?page=2">2</a><a href="/publications?year=2024&amp;page=3">2024</a><a href="/about?x=1">x</a><a href="/de/news?page=2">2</a>',
  )
  expect(html).toContain('href="/~group/projects/page/2/"')
  expect([...named]).toEqual([
    '/projects?page=2',
    '/publications?page=3',
    '/about',
    '/de/news?page=2',
  ])
})

it('sends forms to the configured server, and permits it in the policy', () => {
  const form =
    '<head><meta charSet="utf-8"/><title>Team</title></head><form method="post" action="/contactus#write"></form>'
  const { html } = moved(form, { forms: 'https://salus.example' })
  expect(html).toContain('action="https://salus.example/contactus#write"')
  expect(html).toContain("connect-src 'self' https://salus.example")
  expect(html).toContain("form-action 'self' https://salus.example")
  expect(html).toMatch(/script-src 'self' 'sha256-x' 'sha256-[^']+'/)
  expect(html).not.toContain('frame-ancestors')
  expect(html).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="content-security-policy"[^>]*><script data-here="\/projects">early\(\)<\/script><title>/,
  )
})

it('rejects invalid places', () => {
  const at = (wish: Parameters<typeof parseStaticCopyLocation>[0]) =>
    parseStaticCopyLocation(wish, 'https://uni.example')
  expect(at({ base: '~group' })).toMatchObject({
    base: '/~group/',
    publicUrl: 'https://uni.example/~group',
  })
  expect(at({})).toMatchObject({ base: '/', publicUrl: 'https://uni.example', forms: null })
  for (const base of ['/a b/', '/../', '/x?y/', '/"/', '/ä/'])
    expect(() => at({ base }), base).toThrow('Must be a path')
  for (const url of ['uni.example', 'https://uni.example/path', 'ftp://uni.example'])
    expect(() => at({ url }), url).toThrow('Must name a host')
  expect(() => at({ forms: 'javascript:x' })).toThrow('Must name a Salus')
})
