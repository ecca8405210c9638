import { contentDefaults, contentFields, contentNames } from '#contract/content/fields.ts'
import type { ContentValue } from '#contract/content/group.ts'
import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { confirm } from '../support/panel.ts'
import { expect, test } from '../support/test.ts'

// Words and menus would be met by others.
test.use({ signedIn: true, fresh: true })

test('a page is changed beside its preview, saved as a draft, published and put back', async ({
  page,
  reader,
}) => {
  await visit(page, '/admin/site')
  const preview = page.frameLocator('iframe')
  const heading = preview.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Revolutionizing Healthcare')

  await field(page, 'Headline').fill('Signals that matter')
  await expect(heading).toHaveText('Signals that matter')
  await preview.getByText('Research in health AI').first().click()
  await expect(field(page, 'Small line above the headline')).toBeFocused()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft Saved')).toBeVisible()
  await reader.goto('/')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Revolutionizing Healthcare')

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Headline')
  await confirm(page, 'Show this to visitors?', 'Publish')
  await expect(toast(page, 'Published')).toBeVisible()
  await reader.goto('/')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Signals that matter')

  await page.getByRole('button', { name: 'Back to the default' }).click()
  await expect(heading).toHaveText('Revolutionizing Healthcare')

  await field(page, 'Page').selectOption('Menus')
  await expectAccessible(page)
  await field(page, 'Leads to').first().fill('/about')
  await page.getByRole('button', { name: 'Save menus' }).click()
  await expect(toast(page, 'Menus Saved')).toBeVisible()
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

test('no sentence of the example group is left that cannot be changed', async ({ page, api }) => {
  const texts = contentNames.filter((name) => contentFields[name].kind !== 'target')
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
    const html = (await (await page.request.get(path)).text()).replaceAll('&#x27;', "'")
    expect(html, path).toContain('Own: ')
    for (const sentence of sentences)
      expect(html.includes(sentence), `${path}: ${sentence}`).toBe(false)
  }
})
