import { signUp, submitLogin } from '../support/account-pages.ts'
import { expectAddress, field, toast, visit } from '../support/page.ts'
import { confirm, form } from '../support/panel.ts'
import { pictureFile } from '../support/picture.ts'
import { read } from '../support/read.ts'
import { restoreSite } from '../support/restore-site.ts'
import { newPerson } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test.describe('on an installation nobody has touched', () => {
  test.use({ fresh: true })

  test('the first administrator signs up, logs in and makes the site the group’s own: name, logo, colour, words and imprint, by the first steps alone', async ({
    page,
    site,
    reader,
  }) => {
    const person = newPerson()
    await signUp(page, person, site)
    await submitLogin(page, person)
    await expect(toast(page, 'Login Successful')).toBeVisible()
    await expectAddress(page, '/admin/dashboard')
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
    await expect(page.getByRole('button', { name: person.username })).toBeVisible()
    const backToSteps = () => page.getByRole('link', { name: 'Overview', exact: true }).click()

    await page.getByRole('link', { name: 'Give it your name and colour' }).click()
    await field(page, 'Name of the group').fill('Lab of Ada')
    await field(page, 'Accent colour').fill('#ffe600')
    await expect(page.getByText('Buttons, light theme: #827500')).toBeVisible()
    await field(page, 'Headlines').selectOption('instrument-serif')
    await page.locator('input[type=file][name=logo]').setInputFiles(await pictureFile())
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(toast(page, 'Brand Saved')).toBeVisible()

    await backToSteps()
    await expect(page.getByText('It is called Lab of Ada.')).toBeVisible()
    await expect(page.getByText('Your logo is in the header.')).toBeVisible()
    await page.getByRole('button', { name: 'Skip: Add a team' }).click()
    await page.getByRole('button', { name: 'Take it up again: Add a team' }).click()
    await expect(page.getByRole('button', { name: 'Skip: Add a team' })).toBeVisible()

    await page.getByRole('link', { name: 'Write the first sentence' }).click()
    await field(page, 'Headline').fill('Signals that matter')
    await field(page, 'Mission: large sentence').fill('Sleep, measured at home.')
    await field(page, 'Value').first().fill('Candour')
    await page.getByRole('button', { name: 'Publish' }).click()
    await confirm(page, 'Show this to visitors?', 'Publish')
    await expect(toast(page, 'Published')).toBeVisible()

    await backToSteps()
    await expect(page.getByText('“Signals that matter”')).toBeVisible()
    await page.getByRole('link', { name: 'Publish your imprint' }).click()
    await page.getByRole('button', { name: 'Edit: Imprint' }).click()
    await field(form(page), 'Text').fill('## Responsible\n\nAda Lovelace')
    await form(page).getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(form(page)).toBeHidden()
    await backToSteps()
    await expect(page.getByText('Pages of your own so far: 1.')).toBeVisible()

    // All of it is there for whoever runs no script.
    await reader.goto('/')
    await expect(reader).toHaveTitle(/Lab of Ada/)
    const heading = reader.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Signals that matter')
    await expect(heading).toHaveCSS('font-family', /^"Instrument Serif"/)
    await expect(reader.locator('link[rel=preload][as=font]')).toHaveCount(2)
    await expect(reader.locator('header [data-slot=wordmark] > svg').first()).toBeHidden()
    await expect(reader.getByText('Sleep, measured at home.')).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'Candour' })).toBeVisible()
    const button = reader.getByRole('main').getByRole('link', { name: 'Learn More' }).first()
    await expect(button).toHaveCSS('background-color', 'rgb(130, 117, 0)')
    const imprint = await read(site, '/imprint')
    expect(imprint.texts('h1')).toEqual(['Imprint'])
    expect(imprint.words('main')).toContain('Ada Lovelace')
  })
})

test.describe('signed in', () => {
  test.use({ signedIn: true })
  test.afterEach(({ api }) => restoreSite(api))

  test('the first steps lead to name and colour on a phone, and back @phone', async ({ page }) => {
    await visit(page, '/admin/dashboard')
    const steps = page.getByText(/^First steps:/)
    await steps.click()
    await page.getByRole('link', { name: 'Give it your name and colour' }).click()
    await field(page, 'Name of the group').fill('Lab of Ada')
    await field(page, 'Accent colour').fill('#ffe600')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await expect(toast(page, 'Brand Saved')).toBeVisible()
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await steps.click()
    await expect(page.getByText('It is called Lab of Ada.')).toBeVisible()
  })
})
