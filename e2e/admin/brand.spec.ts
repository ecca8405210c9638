import { expectAccessible } from '../support/axe.ts'
import { field, toast, visit } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

// Name and colours would be met by others.
test.use({ signedIn: true, fresh: true })

const svg = (inside: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18"/>${inside}</svg>`,
  ),
})

test('a group gives its site a name, a colour, a face and a logo beside the real page, and visitors see them at once', async ({
  page,
  reader,
  guard,
}) => {
  await visit(page, '/admin/dashboard')
  await page.getByRole('button', { name: 'Skip: Write the first sentence' }).click()
  await expect(page.getByText('Skipped')).toBeVisible()
  await page.getByRole('link', { name: 'Give it your name and colour' }).click()
  const preview = page.frameLocator('iframe')
  const button = preview.getByRole('main').getByRole('link', { name: 'Learn More' }).first()
  await expect(button).toBeVisible()

  await field(page, 'Name of the group').fill('Lab of Ada')
  await field(page, 'Accent colour').fill('#ffe600')
  await expect(page.getByText('Buttons, light theme: #827500')).toBeVisible()
  await expect(button).toHaveCSS('background-color', 'rgb(130, 117, 0)')
  await expect(preview.locator('footer [data-slot=wordmark]')).toHaveText('Lab of Ada')
  await field(page, 'Headlines').selectOption('instrument-serif')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    /^"Instrument Serif"/,
  )
  await expectAccessible(page, 'form:has([name=accent])')

  guard.expects(415, '/api/v1/site/updateBrand')
  const logo = page.locator('input[type=file][name=logo]')
  await logo.setInputFiles(svg('<script>alert(1)</script>'))
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText(/This SVG contains a script/).first()).toBeVisible()
  await logo.setInputFiles(svg(''))
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(toast(page, 'Brand Saved')).toBeVisible()

  await reader.goto('/about')
  await expect(reader).toHaveTitle(/Lab of Ada/)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    /^"Instrument Serif"/,
  )
  await expect(reader.locator('link[rel=preload][as=font]')).toHaveCount(2)
  await expect(reader.locator('link[rel=preload][href*=newsreader]')).toHaveCount(0)
  await expect(reader.locator('header [data-slot=wordmark] > svg')).toBeHidden()

  await visit(page, '/admin/dashboard')
  await expect(page.getByText('It is called Lab of Ada.')).toBeVisible()
  await expect(page.getByText('Your logo is in the header.')).toBeVisible()
  await expect(page.getByText('Skipped')).toBeVisible()

  await visit(page, '/admin/settings')
  await page.getByRole('button', { name: 'Send a test mail' }).click()
  await expect(toast(page, 'Test Mail Sent')).toBeVisible()
})
