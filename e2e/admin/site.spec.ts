import { contentDefaults, contentFields, contentNames } from '#contract/content/fields.ts'
import type { ContentValue } from '#contract/content/group.ts'
import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { confirm } from '../support/panel.ts'
import { readWithoutScripts } from '../support/read.ts'
import { restoreSite } from '../support/restore-site.ts'
import { expect, test } from '../support/test.ts'

test.use({ signedIn: true })
test.afterEach(({ api }) => restoreSite(api))

const svg = (inside: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18"/>${inside}</svg>`,
  ),
})

test('a page is changed beside its preview, saved as a draft, published and reset, with a video, menus and a brand', async ({
  page,
  site,
  guard,
}) => {
  guard.expects(415, '/api/v1/media/uploadFilm')
  await visit(page, '/admin/dashboard?panel=site')
  const preview = page.frameLocator('iframe')
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Revolutionizing Healthcare')

  await field(page, 'Headline').fill('Signals that matter')
  await expect(heading).toHaveText('Signals that matter')
  await preview.getByText('Research in health AI').first().click()
  await expect(field(page, 'Small line above the headline')).toBeFocused()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft Saved')).toBeVisible()
  const shown = async () => (await readWithoutScripts(site, '/')).texts('h1')
  expect(await shown()).toEqual(['Revolutionizing Healthcare'])

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Headline')
  await confirm(page, 'Show this to visitors?', 'Publish')
  await expect(toast(page, 'Published')).toBeVisible()
  expect(await shown()).toEqual(['Signals that matter'])

  await page.getByRole('button', { name: 'Back to the default' }).click()
  await expect(heading).toHaveText('Revolutionizing Healthcare')

  // A custom video replaces the built-in one. An invalid file is rejected beside the field.
  const film = page.locator('#site-vision\\.film')
  const file = film.locator('input[type=file][name="vision.film.film"]')
  await file.setInputFiles({
    name: 'a.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('<script>'),
  })
  await expect(film.getByText('This is not a film we can show')).toBeVisible()
  await file.setInputFiles('web/assets/leadership.webm')
  await expect(film.getByRole('button', { name: 'Remove the film' })).toBeVisible()
  await expect(field(film, 'Vision: film')).toHaveValue(/^\/media\//)

  // Unsaved changes stay on another page and in another panel.
  await field(page, 'Page').selectOption('Menus')
  await expectAccessible(page, 'main div:has(> fieldset)')
  await field(page, 'Leads to').first().fill('/about')
  await page.getByRole('link', { name: 'Overview' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(page.getByText('Not saved yet.')).toBeVisible()
  // The toast of the first publishing may still be visible.
  await expect(toast(page, 'Published')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await confirm(page, 'Show this to visitors?', 'Publish')
  await expect(toast(page, 'Published')).toBeVisible()
  const html = await (await fetch(site.server.url)).text()
  expect(html).toMatch(/data-slot="film"[^>]*>(?:(?!<\/div>).)*<img[^>]* src="\/media\//s)
  await field(page, 'Page').selectOption('Menus')
  await expect(field(page, 'Leads to').first()).toHaveValue('/about')
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(toast(page, 'Menus Saved')).toBeVisible()

  // The preview follows name, colour and logo.
  await page.emulateMedia({ colorScheme: 'light' })
  await field(page, 'Page').selectOption('Brand')
  const button = preview.getByRole('main').getByRole('link', { name: 'Learn More' }).first()
  await field(page, 'Name of the group').fill('<script>alert(1)</script>')
  await expect(preview.locator('footer [data-slot=wordmark]')).toHaveText(
    '<script>alert(1)</script>',
  )
  const logo = page.locator('input[type=file][name=logo]')
  await logo.setInputFiles(svg('<script>alert(1)</script>'))
  const save = page.getByRole('button', { name: 'Save and publish' })
  await field(page, 'Accent colour').fill('#ffe600')
  await expect(button).toHaveCSS('background-color', 'rgb(130, 117, 0)')
  guard.expects(415, '/api/v1/site/updateBrand')
  await save.click()
  await expect(page.getByText(/This SVG contains a script/).first()).toBeVisible()
  await logo.setInputFiles(svg(''))
  await field(page, 'Page').selectOption('Menus')
  await field(page, 'Page').selectOption('Brand')
  await expect(field(page, 'Accent colour')).toHaveValue('#ffe600')
  await expectAccessible(page, 'form:has([name=accent])')
  // Data that reloads after saving never arrives before the next navigation.
  await page.route('**/*.data*', () => undefined, { times: 1 })
  await save.click()
  await expect(toast(page, 'Brand Saved')).toBeVisible()

  // Navigation without a reload shows the saved brand.
  await page.emulateMedia({ colorScheme: 'light' })
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: /, home page$/ }).click()
  const first = page.getByRole('banner').getByRole('navigation').getByRole('link').first()
  await expect(first).toHaveAttribute('href', '/about')
  await expect(page.locator('footer [data-slot=wordmark]')).toHaveText('<script>alert(1)</script>')
  await expect(page.getByRole('main').getByRole('link', { name: 'Learn More' }).first()).toHaveCSS(
    'background-color',
    'rgb(130, 117, 0)',
  )
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

const own = (value: ContentValue, text: string): ContentValue => {
  if (typeof value === 'string') return text
  const change = (entry: object) =>
    Object.fromEntries(
      Object.entries(entry).map(([name, part]) => [
        name,
        ['picture', 'icon', 'section'].includes(name) ? part : text,
      ]),
    )
  return 'picture' in value
    ? { picture: value.picture, alt: text }
    : value.map((entry) => change(entry))
}

const wordsIn = (value: ContentValue): string[] => {
  if (typeof value === 'string') return [value]
  if ('picture' in value) return [value.alt]
  return value.flatMap(({ picture: _, icon: __, section: ___, ...texts }) => Object.values(texts))
}

test('every sentence of the example group can be changed', async ({ site, api }) => {
  const noText = ['target', 'choice']
  const texts = contentNames.filter((name) => !noText.includes(contentFields[name].kind))
  const fields = texts.map((name) => [name, own(contentDefaults[name] ?? '', `Own: ${name}`)])
  await api.site.updateContent({ fields: Object.fromEntries(fields) })
  await api.site.publishContent({})
  const sentences = Object.values(contentDefaults)
    .flatMap(wordsIn)
    .filter((words) => words.split(' ').length > 3)
  for (const path of [
    '/',
    '/about',
    '/projects',
    '/team',
    '/publications',
    '/categories',
    '/contactus',
    '/nowhere',
  ]) {
    const html = (await (await fetch(site.server.url + path)).text()).replaceAll('&#x27;', "'")
    expect(html, path).toContain('Own: ')
    expect(
      sentences.filter((sentence) => html.includes(sentence)),
      path,
    ).toEqual([])
  }
})
