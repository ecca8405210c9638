import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import { buildPageMeta, type PageMetadata } from './page-meta.ts'
import type { SiteData } from './site-of.ts'

const site: SiteData = {
  publicUrl: 'https://salus.example',
  settings: defaultSettings,
  content: '{}',
  shareLook: 'green',
  drawsEveryShare: false,
}

/** Returns the Open Graph tags of a page. */
const sharedAs = (facts: PageMetadata, changed: Partial<SiteData> = {}) => {
  const loaderData = { ...site, ...changed }
  const tags = buildPageMeta([{ id: 'root', loaderData }], facts)
  const read = (key: 'property' | 'name', value: string) => {
    const tag = tags.find(
      (each) => key in each && Object.entries(each).some(([k, v]) => k === key && v === value),
    )
    return tag && 'content' in tag ? tag.content : undefined
  }
  return {
    image: read('property', 'og:image'),
    width: read('property', 'og:image:width'),
    alt: read('property', 'og:image:alt'),
    card: read('name', 'twitter:card'),
    twitter: read('name', 'twitter:image'),
  }
}

const team: PageMetadata = { name: 'Team', path: '/team' }
const paper: PageMetadata = {
  name: 'Sleep',
  path: '/publication/1/sleep',
  card: { kind: 'Preprint', note: 'Ada · 2026' },
}

test('a page is shared with the icon until images for sharing are enabled', () => {
  const icon = 'https://salus.example/favicon-96.png'
  expect(sharedAs(team)).toEqual({
    image: icon,
    twitter: icon,
    width: '96',
    alt: undefined,
    card: 'summary',
  })
  const drawn = sharedAs(team, { drawsEveryShare: true })
  expect(drawn).toMatchObject({ width: '1200', alt: 'Team', card: 'summary_large_image' })
  expect(drawn.image).toMatch(/^https:\/\/salus\.example\/share\/team\/[0-9a-z]+\.jpg$/)
  expect(sharedAs({ ...team, isPrivate: true }, { drawsEveryShare: true }).card).toBe('summary')
  const own = `/media/${'a'.repeat(32)}-1200x630-112233.webp`
  expect(
    sharedAs(team, { drawsEveryShare: true, share: { path: own, width: 1200, height: 630 } }),
  ).toMatchObject({
    image: `https://salus.example${own}`,
    width: '1200',
  })
})

test('a paper has its own image for sharing, with another URL for other content or design', () => {
  const { image, alt, card, twitter } = sharedAs(paper, { share: { path: '/media/x.webp' } })
  expect([alt, card, twitter]).toEqual([
    'Preprint: Sleep (Ada · 2026)',
    'summary_large_image',
    image,
  ])
  expect(image).toMatch(/\/share\/publication\/1\/sleep\/[0-9a-z]+\.jpg$/)
  const others = [
    sharedAs({ ...paper, name: 'Sleep again' }),
    sharedAs({ ...paper, card: { kind: 'Preprint' } }),
    sharedAs(paper, { shareLook: 'red' }),
  ].map((other) => other.image)
  expect(new Set([image, ...others]).size).toBe(4)
  expect(sharedAs(paper).image).toBe(image)
})
