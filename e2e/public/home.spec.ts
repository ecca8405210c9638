import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { locateCarousel } from '../support/carousel.ts'
import { withMotion } from '../support/motion.ts'
import { visit } from '../support/page.ts'
import { pictureFile } from '../support/picture.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

const sections = [
  'Our Members',
  'Latest Posts',
  'Our Mission',
  'Our Vision',
  'Our Core Values',
  'About Us',
  'Our Leadership',
]
const latestPosts = (page: Page) => locateCarousel(page, 'Latest Posts')

/** Returns the items of the list of members in HTML, without hidden copies. */
const membersOf = (html: string) => {
  const list = /<ul [^>]*aria-label="Our Members".*?<\/ul>/s.exec(html)?.[0] ?? ''
  return list.match(/<li(?![^>]*aria-hidden)/g) ?? []
}

test.describe('with the example content', () => {
  test.use({ examples: true })

  test('all sections are rendered in order, without JavaScript', async ({ site }) => {
    const { html, texts, links } = await readWithoutScripts(site, '/')
    expect(texts('h1')).toEqual(['Revolutionizing Healthcare'])
    expect(texts('h2').slice(0, sections.length)).toEqual(sections)
    expect(texts('h3')).toEqual(
      expect.arrayContaining([
        'Integrating AI with Healthcare',
        'Anticipating Future Challenges',
        'Patient-Centered Technology',
        'Empowering Healthcare Providers',
        'Innovation',
        'Collaboration',
        'Accessibility',
      ]),
    )
    const addressesOf = (name: string) =>
      links.filter(({ text }) => text.startsWith(name)).map(({ href }) => href)
    expect(addressesOf('Learn More')).toEqual(['/projects'])
    expect(addressesOf('Meet Team')).toEqual(['/team'])
    expect(addressesOf('Read More')).toHaveLength(6)
    expect(membersOf(html)).toHaveLength(10)
  })

  test('one slide fills the carousel, thirty pixels from the next; dots, arrows and arrow keys turn one slide at a time and wrap around, and a wheel stops at the ends', async ({
    page,
  }) => {
    await visit(page, '/')
    const wall = page.getByRole('region', {
      name: 'Pictures from our work',
      includeHidden: true,
    })
    await expect(wall.locator('img')).toHaveCount(8)
    await expect(wall).toBeVisible()
    const { group, dots, row, selected, goTo } = latestPosts(page)
    await goTo()
    const [first, second] = await group.getByRole('article').all()
    const [one, two] = await Promise.all([first?.boundingBox(), second?.boundingBox()])
    expect(Math.round((two?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0))).toBe(30)
    expect(one?.width).toBe((await group.boundingBox())?.width)
    await expect(dots).toHaveCount(6)
    await dots.nth(3).click()
    await expect.poll(selected).toBe(3)
    await group.getByRole('button', { name: 'Next slide' }).click()
    await expect.poll(selected).toBe(4)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect.poll(selected).toBe(0)
    await group.getByRole('button', { name: 'Previous slide' }).click()
    await expect.poll(selected).toBe(5)

    await dots.nth(4).click()
    await expect.poll(selected).toBe(4)
    const place = await row.boundingBox()
    if (!place) throw new Error('The slides are nowhere')
    // The wheel turns slides only after the pointer was moved over them.
    await page.mouse.move(place.x + 40, place.y + 40)
    await page.mouse.move(place.x + 60, place.y + 60)
    const before = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 100)
    await expect.poll(selected).toBe(5)
    expect(await page.evaluate(() => scrollY)).toBe(before)
    // An immediate second turn belongs to the same gesture.
    await expect(async () => {
      await page.mouse.wheel(0, 100)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before)
    }).toPass()
    expect(await selected()).toBe(5)

    // On a phone, a line replaces the wall of pictures.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(wall).toBeHidden()
  })
})

test('long titles and descriptions are truncated, short ones are not', async ({ site, api }) => {
  const link = '/projects'
  await api.frontPage.createFrontPage({ title: 'b'.repeat(61), description: 'd'.repeat(227), link })
  await api.frontPage.createFrontPage({ title: 'a'.repeat(60), description: 'c'.repeat(226), link })
  const { texts } = await readWithoutScripts(site, '/')
  expect(texts('h3').slice(0, 2)).toEqual(['a'.repeat(60), `${'b'.repeat(60)}…`])
  for (const shown of ['c'.repeat(226), `${'d'.repeat(226)}…`]) expect(texts('p')).toContain(shown)
})

test.describe('few members', () => {
  test.use(withMotion)

  test('an empty site shows the rest of the page; one member does not move; two scroll by repeatedly, and are announced once', async ({
    page,
    site,
    api,
  }) => {
    const { texts } = await readWithoutScripts(site, '/')
    expect(texts('h2').slice(0, 5)).toEqual(sections.slice(2))
    const addMember = async (which: number) =>
      api.logo.addLogo({
        link: `https://example.org/${which}`,
        pic: new File([await readFile(await pictureFile(which))], 'mark.png'),
      })
    await addMember(0)
    const { html } = await readWithoutScripts(site, '/')
    expect(membersOf(html)).toHaveLength(1)
    expect(html).not.toContain('Pause logos')
    await addMember(1)
    await visit(page, '/')
    const members = page.getByRole('list', { name: 'Our Members' })
    await expect(members.getByRole('link')).toHaveCount(2)
    await page.getByRole('button', { name: 'Pause logos' }).click()
    const countInView = () =>
      page.getByTitle('example.org').evaluateAll((all) => {
        const boxes = all.map((each) => each.getBoundingClientRect())
        const isInView = ({ left, right, top }: DOMRect) =>
          right > 0 && left < innerWidth && top > 0 && top < innerHeight
        return boxes.filter(isInView).length
      })
    await expect.poll(countInView).toBeGreaterThan(2)
    await members.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).not.toHaveAttribute('title', 'example.org')
  })
})
