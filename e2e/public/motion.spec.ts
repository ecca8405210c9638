import type { Page } from '@playwright/test'
import { locateCarousel, pauseClock } from '../support/carousel.ts'
import { skipLoaders, withMotion } from '../support/motion.ts'
import { navigateWithin, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

test.use({ examples: true, ...withMotion })

/** Holds back the carousel's engine until the returned function is called. */
const holdEngine = async (page: Page) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/carousel-engine-*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Resumes the clock, navigates to a page, and pauses its clock once its carousel is ready. */
const openCarousel = async (page: Page, address: string, name: string) => {
  await page.clock.resume()
  await navigateWithin(page, address)
  const carousel = locateCarousel(page, name)
  await carousel.goTo()
  await pauseClock(page)
  const [start, count] = [await carousel.selected(), await carousel.dots.count()]
  expect(count).toBeGreaterThan(1)
  return { ...carousel, place: (steps: number) => (start + steps) % count }
}

test('a video is loaded once a quarter of it is in view; no click on an arrow is lost; slides, people and pictures move on every two seconds, endlessly, and pause under the pointer', async ({
  page,
  site,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(new URL(request.url()).pathname)
  })
  const release = await holdEngine(page)
  await page.clock.install()
  await skipLoaders(page)
  await visit(page, '/')
  await expect(page.locator('video')).toHaveCount(0)
  expect(films).toEqual([])
  const showShare = (share: number) =>
    page
      .locator('[data-slot=film]')
      .last()
      .evaluate((film, part) => {
        const { top, height } = film.getBoundingClientRect()
        scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' })
      }, share)
  const isFetched = () => films.some((path) => path.includes('leadership'))
  await showShare(0.15)
  await expect(page.getByRole('heading', { name: 'Our Leadership' })).toBeInViewport()
  expect(isFetched()).toBe(false)
  await showShare(0.3)
  await expect(page.locator('video').last()).toHaveJSProperty('loop', true)
  await expect.poll(isFetched).toBe(true)

  // Clicks count while the carousel's script is loading, and while the slides move.
  const { group, dots, selected, goTo } = locateCarousel(page, 'Latest Posts')
  const next = group.getByRole('button', { name: 'Next slide' })
  await next.click()
  await next.click()
  release()
  await expect.poll(selected).toBe(2)
  await goTo()
  await next.hover()
  await dots.first().click()
  await expect.poll(selected).toBe(0)
  for (let press = 0; press < 4; press++) await next.click({ noWaitAfter: true })
  await expect.poll(selected).toBe(4)

  await pauseClock(page)
  const start = await selected()
  const place = (steps: number) => (start + steps) % 6
  await page.clock.runFor(10_000)
  await expect.poll(selected).toBe(place(5))
  await page.clock.runFor(4000)
  await expect.poll(selected).toBe(place(7))
  await group.hover()
  await page.clock.runFor(10_000)
  expect(await selected()).toBe(place(7))
  await page.mouse.move(1, 1)
  await page.clock.runFor(2100)
  await expect.poll(selected).toBe(place(8))

  const { teams } = await site.api().team.all()
  const large = teams.find(({ peoples }) => peoples.length > 4)
  const people = await openCarousel(page, '/team', `People: ${large?.name}`)
  await page.clock.runFor(6000)
  await expect.poll(people.selected).toBe(people.place(3))
  // The movement has just started, and ends within 0.8 seconds.
  const track = people.row.locator('> div')
  const placed = () => track.evaluate((each) => new DOMMatrix(getComputedStyle(each).transform).e)
  await page.clock.runFor(200)
  const underWay = await placed()
  await page.clock.runFor(600)
  const arrived = await placed()
  await page.clock.runFor(400)
  const rest = await placed()
  expect(Math.abs(rest - underWay)).toBeGreaterThan(10)
  expect(Math.abs(rest - arrived)).toBeLessThan(2)

  const { posts } = await site.api().post.getAllPosts()
  const name = 'Pictures of the research progress'
  const pictures = await openCarousel(page, `/project/${posts[0]?._id}`, name)
  await page.clock.runFor(2000)
  await expect.poll(pictures.selected).toBe(pictures.place(1))
  await page.clock.runFor(2000)
  await expect.poll(pictures.selected).toBe(pictures.place(2))
})

test('every click on an arrow counts, from hydration until the engine has started', async ({
  page,
}) => {
  await skipLoaders(page)
  // One click per task. Each mark follows the previous one, so no click was lost or undone.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    let [expected, pressed, left] = [0, 0, 20]
    const missed: number[] = []
    port1.onmessage = () => {
      const carousel = document.querySelector('[data-slot=carousel]')
      const dots = [...(carousel?.querySelectorAll('[aria-label^="Go to slide"]') ?? [])]
      const at = dots.findIndex((dot) => dot.hasAttribute('aria-current'))
      if (at !== expected) missed.push(pressed)
      if (carousel?.querySelector('[data-ready]')) left--
      if (left < 0) return Object.assign(document.documentElement.dataset, { pressed, missed })
      carousel?.querySelector<HTMLElement>('[aria-label="Next slide"]')?.click()
      expected = (at + 1) % dots.length
      pressed++
      port2.postMessage(null)
    }
    document.addEventListener('salus:awake', () => port2.postMessage(null))
  })
  await visit(page, '/')
  await locateCarousel(page, 'Latest Posts').goTo()
  await expect(page.locator('html')).toHaveAttribute('data-pressed', /^\d{2,}$/)
  await expect(page.locator('html')).toHaveAttribute('data-missed', '')
})
