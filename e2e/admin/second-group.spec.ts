import { readFile } from 'node:fs/promises'
import type { SalusClient } from '#contract/api.ts'
import { signUp, submitLogin } from '../support/account-pages.ts'
import { crawl } from '../support/crawl.ts'
import { listDefaultTextParts, replaceAllTexts } from '../support/own-words.ts'
import { expectAddress, field, toast } from '../support/page.ts'
import { confirm, form } from '../support/panel.ts'
import { newPerson } from '../support/person.ts'
import { pictureFile } from '../support/picture.ts'
import { readWithoutScripts } from '../support/read.ts'
import { expect, test } from '../support/test.ts'

test.use({ fresh: true })

const surnames = [
  'Ahn',
  'Bauer',
  'Costa',
  'Diop',
  'Egede',
  'Faro',
  'Gall',
  'Holm',
  'Ito',
  'Joss',
  'Kipp',
  'Lund',
]
const table = [
  'name\tmail\tposition\tteam',
  ...surnames.map((each) => `Kim ${each}\t${each.toLowerCase()}@lab.example\tForscher\tSchlaf`),
].join('\n')
const papers = Array.from({ length: 60 }, (_, index) => {
  const author = surnames[index % surnames.length]
  return `@article{p${index}, title = {Schlafstudie ${index}}, author = {${author}, Kim}, journal = {Somnologie}, year = {${2010 + (index % 16)}}}`
}).join('\n\n')

const importPapers = async (api: SalusClient) => {
  const { importId } = await api.publication.previewImport({ text: papers })
  const expectState = (state: string) =>
    expect
      .poll(async () => (await api.publication.getImport({ importId })).import.state)
      .toBe(state)
  await expectState('ready')
  await api.publication.import({ importId })
  await expectState('saved')
}

test('the first administrator signs up, logs in and customises the site by the first steps alone: name, logo, colour, texts and imprint; with its people and papers, no default text is left on any page', async ({
  page,
  site,
  reader,
}) => {
  const person = newPerson()
  await signUp(page, person, site)
  await submitLogin(page, person)
  await expect(toast(page, 'Login Successful')).toBeVisible()
  await expectAddress(page, '/admin/dashboard')
  await expect(page.getByRole('button', { name: person.username })).toBeVisible()
  const panels = page.getByRole('navigation', { name: 'Panels' })
  const backToSteps = () => page.getByRole('link', { name: 'Overview', exact: true }).click()

  await page.getByRole('link', { name: 'Give it your name and colour' }).click()
  await field(page, 'Name of the group').fill('Schlaflabor Aarau')
  await field(page, 'Short name').fill('Schlaflabor')
  await field(page, 'Tagline').fill('Nächte, gemessen')
  await field(page, 'Accent colour').fill('#ffe600')
  await expect(page.getByText('Buttons, light theme: #827500')).toBeVisible()
  await field(page, 'Headlines').selectOption('instrument-serif')
  await page.locator('input[type=file][name=logo]').setInputFiles(await pictureFile())
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(toast(page, 'Brand Saved')).toBeVisible()

  await backToSteps()
  await expect(page.getByText('It is called Schlaflabor Aarau.')).toBeVisible()
  await expect(page.getByText('Your logo is in the header.')).toBeVisible()

  await page.getByRole('link', { name: 'Write the first sentence' }).click()
  await field(page, 'Headline').fill('Signale, die zählen')
  await field(page, 'Mission: large sentence').fill('Schlaf, zu Hause gemessen.')
  await field(page, 'Value').first().fill('Offenheit')
  await page.getByRole('button', { name: 'Publish' }).click()
  await confirm(page, 'Show this to visitors?', 'Publish')
  await expect(toast(page, 'Published')).toBeVisible()

  await backToSteps()
  await expect(page.getByText('“Signale, die zählen”')).toBeVisible()
  await page.getByRole('link', { name: 'Publish your imprint' }).click()
  await page.getByRole('button', { name: 'Edit: Imprint' }).click()
  await field(form(page), 'Text').fill('## Verantwortlich\n\nKim Ahn')
  await form(page).getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(form(page)).toBeHidden()
  await backToSteps()
  await expect(page.getByText('Pages of your own so far: 1.')).toBeVisible()

  // Everything works without scripts.
  await reader.goto('/')
  await expect(reader).toHaveTitle(/Schlaflabor Aarau/)
  const heading = reader.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Signale, die zählen')
  await expect(heading).toHaveCSS('font-family', /^"Instrument Serif"/)
  await expect(reader.locator('link[rel=preload][as=font]')).toHaveCount(2)
  await expect(reader.locator('header [data-slot=wordmark] > svg').first()).toBeHidden()
  await expect(reader.getByText('Schlaf, zu Hause gemessen.')).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Offenheit' })).toBeVisible()
  const button = reader.getByRole('main').getByRole('link', { name: 'Learn More' }).first()
  await expect(button).toHaveCSS('background-color', 'rgb(130, 117, 0)')
  const imprint = await readWithoutScripts(site, '/imprint')
  expect(imprint.texts('h1')).toEqual(['Imprint'])
  expect(imprint.words('main')).toContain('Kim Ahn')

  await panels.getByRole('link', { name: 'Profiles' }).click()
  await page.getByRole('button', { name: 'Add several' }).click()
  const people = page.getByRole('dialog', { name: 'Add several people' })
  await people.getByLabel('Paste a table').fill(table)
  await people.getByRole('button', { name: 'Preview' }).click()
  await people.getByRole('button', { name: 'Save 12 people' }).click()
  await expect(people.getByText('12 people saved.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(people).toHaveCount(0)

  // Each form has a journey of its own, so content is added through the API.
  const api = site.api((await site.enter(person)).token)
  await importPapers(api)
  const { data: category } = await api.category.addCategory({ name: 'Nacht' })
  for (const title of ['Atem', 'Herz', 'Traum']) {
    const texts = { shortDesc: `Kurz: ${title}`, content: `Lang: ${title}` }
    await api.post.createPost({ title, ...texts, category: category._id })
  }
  const picture = new File([await readFile(await pictureFile(1))], 'own.png', { type: 'image/png' })
  await replaceAllTexts(api, (await api.media.uploadPicture({ picture })).url)
  await api.settings.updateSettings({
    address: 'Bachstrasse 1\n5000 Aarau',
    email: 'post@lab.example',
  })

  const pages = await crawl(site)
  expect((await api.publication.showAllPublications()).publications).toHaveLength(60)
  const kinds = ['/publication/', '/person/', '/project/', '/category/', '/publications']
  const isLookedAt = (kind: string) => [...pages.keys()].some((path) => path.startsWith(kind))
  expect(kinds.filter((kind) => !isLookedAt(kind))).toEqual([])
  const left = listDefaultTextParts().flatMap((piece) =>
    [...pages].flatMap(([path, words]) => (words.includes(piece) ? [`${path}: ${piece}`] : [])),
  )
  expect(left).toEqual([])
  const named = [...pages].filter(([, words]) => /\bSalus\b/.test(words)).map(([path]) => path)
  expect(named).toEqual([])
  expect((await api.site.getShipped()).shipped).toEqual([])
})
