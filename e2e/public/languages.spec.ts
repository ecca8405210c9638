import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectAddress, navigateWithin, visit } from '../support/page.ts'
import { pictureFile } from '../support/picture.ts'
import { addProject } from '../support/project.ts'
import { publicationInput } from '../support/publications.ts'
import { readWithoutScripts } from '../support/read.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expect, test } from '../support/test.ts'

/** Returns the index of the current slide, from 0. */
const selected = (carousel: Locator) =>
  carousel
    .locator('[data-turn]:not([data-turn=next],[data-turn=back])')
    .evaluateAll((all) => all.findIndex((dot) => dot.hasAttribute('aria-current')))

/** Lists the words in headings that break across lines. */
const brokenWords = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode
      if (!text.parentElement?.closest('h2, h3')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1)
          broken.push(word)
      }
    }
    return broken
  })

test('a page is read in another language by one click, with and without scripts; a visitor who prefers another language is offered it and can decline; in Arabic, carousels turn the other way round', async ({
  page,
  reader,
  api,
}) => {
  await api.site.updateLanguages({ languages: ['en', 'de', 'ar'] })
  const peoples: string[] = []
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dana', 'Emil', 'Fay']) {
    peoples.push((await api.profile.createProfile({ name })).data._id)
  }
  await api.team.add({ name: 'Everyone', peoples })

  await page.goto('/de/projects')
  const offer = page.getByRole('complementary', { name: 'Language' })
  await expect(offer).toContainText('This page is also available in English.')
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await expect(offer).toBeHidden()

  await visit(page, '/de/team?page=1')
  await expect(offer).toBeHidden()
  await page.locator('[data-slot=languages] summary').click()
  await page.getByRole('link', { name: 'العربية' }).first().click()
  await expectAddress(page, '/ar/team?page=1')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  await page.keyboard.press('Shift')
  const carousel = page.locator('[data-slot=carousel]').first()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.locator('[data-ready]')).toBeAttached()
  const [next, back] = ['next', 'back'].map((way) => carousel.locator(`[data-turn=${way}]`))
  const nextBox = await next?.boundingBox()
  const backBox = await back?.boundingBox()
  expect(nextBox?.x).toBeLessThan(backBox?.x ?? 0)

  const start = await selected(carousel)
  const expectSelected = (place: number) => expect.poll(() => selected(carousel)).toBe(place)
  await next?.click()
  await expectSelected(start + 1)
  // In Arabic, the next slide is on the left.
  await page.keyboard.press('ArrowLeft')
  await expectSelected(start + 2)
  await page.keyboard.press('ArrowRight')
  await expectSelected(start + 1)
  const row = await carousel.locator('[data-slides]').boundingBox()
  const [x, y] = [(row?.x ?? 0) + (row?.width ?? 0) / 2, (row?.y ?? 0) + 60]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 150, y, { steps: 5 })
  await page.mouse.move(x + 330, y, { steps: 5 })
  await page.mouse.up()
  await expectSelected(start + 2)

  await reader.goto('/ar/team')
  await expect(reader.getByRole('article').filter({ hasText: 'Ada' }).first()).toBeVisible()
  await reader.locator('[data-slot=languages] summary').click()
  await reader.getByRole('link', { name: 'Deutsch' }).first().click()
  await expectAddress(reader, '/de/team')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'de')

  await api.publication.addPublication(publicationInput({ authors: 'Ada' }))
  for (const address of ['/de', '/de/about', '/de/search?q=Ada']) {
    await reader.goto(address)
    for (const width of [768, 1024, 1280, 1920]) {
      await reader.setViewportSize({ width, height: 844 })
      expect(await brokenWords(reader), `${address} on ${width} px`).toEqual([])
    }
  }
  await restoreSite(api)
})

/** Measures the positions of the first and the last letter of a text, from the left. */
const lettersOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const text = texts.nextNode()
    const placeOf = (at: number) => {
      const range = document.createRange()
      if (!text) return 0
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().x
    }
    return { first: placeOf(0), last: placeOf((text?.textContent?.length ?? 1) - 1) }
  })

/** Returns whether an arrow drawn to the right points up or down after its rotation. */
const wayOf = (arrow: Locator) =>
  arrow.evaluate((element) => {
    const { rotate, scale } = getComputedStyle(element)
    return Number.parseFloat(rotate) * Number.parseFloat(scale) > 0 ? 'down' : 'up'
  })

test('in Arabic, each text is read in its own direction, and a line has one edge', async ({
  page,
  site,
  api,
}) => {
  await api.site.updateLanguages({ languages: ['en', 'ar'] })
  const title = 'COVID-19 في الأطفال'
  const { data } = await api.publication.addPublication({
    ...publicationInput({ title }),
    language: 'ar',
  })
  const content = 'استعمل `model.fit()` أولًا.'
  await api.page.createPage({ title: 'Code', path: '/code', content })
  const project = await addProject(api)
  await api.post.createMilestone({ postId: project._id, title: 'Half way', dueDate: '2026-05-01' })
  const picture = async (which: number) =>
    new File([await readFile(await pictureFile(which))], `${which}.png`)
  const images = [await picture(0), await picture(1)]
  await api.researchProgress.createResearchProgress({ postId: project._id, images })

  await visit(page, `/ar/publication/${data._id}`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveAttribute('lang', 'ar')
  const said = await lettersOf(heading)
  expect(said.first).toBeGreaterThan(said.last)
  const { html } = await readWithoutScripts(site, '/publications')
  expect(html).toMatch(new RegExp(`<h3[^>]* lang="ar"[^>]*>.*${title}`))

  await navigateWithin(page, '/ar/code')
  const code = await lettersOf(page.locator('code'))
  expect(code.first).toBeLessThan(code.last)

  await navigateWithin(page, '/ar/research')
  const entry = page.locator('article', { hasText: 'Half way' })
  const rightOf = (shown: Locator) => shown.evaluate((each) => each.getBoundingClientRect().right)
  expect(await rightOf(entry.getByRole('link'))).toBeCloseTo(
    await rightOf(entry.getByRole('heading')),
    0,
  )

  // The line of today is shifted to the nodes from the other side.
  const shifts = await page
    .locator('.timeline-today')
    .evaluate((today) =>
      ['::before', '::after'].map((line) => getComputedStyle(today, line).translate),
    )
  expect(shifts).toEqual(['1px', '1px'])

  // The category above an untranslated title is aligned with it.
  await navigateWithin(page, '/ar/projects')
  const row = page.getByRole('main').getByRole('article')
  const category = await lettersOf(row.getByRole('paragraph').first())
  const name = await lettersOf(row.getByRole('heading').getByRole('link'))
  expect(Math.abs(category.first - name.first)).toBeLessThan(8)

  await navigateWithin(page, `/ar/project/${project._id}`)
  expect(await wayOf(page.locator('[data-turn=back] svg'))).toBe('up')
  expect(await wayOf(page.locator('[data-turn=next] svg'))).toBe('down')
  await restoreSite(api)
})

/** Returns the mask at the edge of a horizontally scrolling element. */
const maskOf = (shown: Locator) =>
  shown.evaluate((element) => getComputedStyle(element).maskImage.replace(/, .*/, ''))

const alignmentOf = (shown: Locator) =>
  shown.evaluate((element) => {
    const { textAlign, direction } = getComputedStyle(element)
    return textAlign === 'start' ? (direction === 'rtl' ? 'right' : 'left') : textAlign
  })

/** Finds texts with a direction of their own whose indent is on the wrong side of an Arabic page. */
const indentedTexts = (page: Page) =>
  page.locator('main :is([dir=ltr], [dir=auto])').evaluateAll((all) =>
    all.flatMap((element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element)
      return paddingLeft === paddingRight ? [] : [element.textContent]
    }),
  )

test('in Arabic, untranslated texts fade, are aligned and have arrows as in their own language', async ({
  page,
  api,
}) => {
  await api.site.updateLanguages({ languages: ['en', 'ar'] })
  const row = `|${' A rather long cell of a table |'.repeat(9)}`
  const table = `${row}\n|${' --- |'.repeat(9)}\n${row}`
  const project = await addProject(api)
  await api.post.updatePost({ postId: project._id, content: table })
  const milestone = { title: 'A first step', description: 'All of it', dueDate: '2026-01-02' }
  await api.post.createMilestone({ postId: project._id, ...milestone, status: 'Done' })
  await api.post.createSubPost({ postId: project._id, sectionName: 'Methods' })
  const step = { postId: project._id, description: 'Begun' }
  await api.researchProgress.createResearchProgress(step)
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `/ar/project/${project._id}`)
  await expect(page.getByRole('navigation').getByText('Methods')).toBeVisible()
  expect(await indentedTexts(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, `/ar/project/${project._id}`)
  const wide = page.locator('[data-slot=scroller]').first()
  expect(await maskOf(wide)).toBe('linear-gradient(to right')
  const [title, text] = [milestone.title, milestone.description].map((each) =>
    page.getByText(each, { exact: true }),
  )
  if (title && text) expect(await alignmentOf(title)).toBe(await alignmentOf(text))

  await visit(page, '/ar/research')
  const heading = page.getByRole('heading', { name: milestone.title })
  expect(await alignmentOf(heading)).toBe('left')
  await page.setViewportSize({ width: 1280, height: 900 })
  const described = page
    .locator('article')
    .filter({ has: heading })
    .getByText(milestone.description)
  const boxes = [await heading.boundingBox(), await described.boundingBox()]
  expect(boxes[1]?.x).toBeCloseTo(boxes[0]?.x ?? 0, 0)
  const ratio = await described.evaluate((text) => {
    const { lineHeight, fontSize } = getComputedStyle(text)
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
  })
  expect(ratio).toBeCloseTo(1.62, 1)
  await page.setViewportSize({ width: 390, height: 844 })

  const fields = { content: table }
  await api.translation.saveTranslation({ entity: 'post', id: project._id, lang: 'ar', fields })
  await visit(page, `/ar/project/${project._id}`)
  expect(await maskOf(wide)).toBe('linear-gradient(to left')

  const { data: news } = await api.frontPage.createFrontPage({
    title: 'Join us',
    content: 'Soon',
    link: '/feed.xml',
  })
  await visit(page, `/ar/news/${news._id}`)
  await expect(page.locator('main a[href="/feed.xml"]')).toBeVisible()
  const whereIs = (name: string | RegExp) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((link: HTMLAnchorElement) => link.pathname)
  await visit(page, '/ar')
  expect(await whereIs(/Join us/)).toBe('/feed.xml')
  await api.site.updateContent({ fields: { 'frame.privacyTarget': '/login' } })
  await api.site.publishContent({})
  await visit(page, '/ar/newsletter')
  expect(await whereIs(/\/login$/)).toBe('/login')
  await restoreSite(api)
})

test('in Hebrew, which has no built-in texts, English ones are marked as English, also those added by scripts', async ({
  page,
  reader,
  api,
}) => {
  await api.site.updateLanguages({ languages: ['en', 'he'] })
  const heading = (shown: Page) => shown.getByRole('heading', { level: 1 })
  const isEnglish = { lang: 'en', dir: 'ltr' }
  const said = (shown: Page) =>
    heading(shown).evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }))
  await reader.goto('/he/publications')
  expect(await said(reader)).toEqual(isEnglish)

  await visit(page, '/he/publications')
  expect(await said(page)).toEqual(isEnglish)
  await navigateWithin(page, '/he/newsletter')
  await expect(heading(page)).toHaveText('Newsletter')
  await expect.poll(() => said(page)).toEqual(isEnglish)
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await restoreSite(api)
})
