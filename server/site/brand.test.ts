import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaultBrand } from '#contract/site/default-brand.ts'
import { shareSite, startSite } from '#server/tools/testing/content/content.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { refusalOf } from '#server/tools/testing/http/refusal.ts'
import { sendForm } from '#server/tools/testing/http/send-form.ts'

const site = shareSite()
const refused = z.object({ errors: z.array(z.object({ path: z.string() })) })

test('a new site has the default brand', async () => {
  const { brand } = await (await startSite()).visitor.site.getBrand()
  expect(brand).toMatchObject({ ...defaultBrand, name: 'Salus', shortName: '', version: 0 })
  expect(brand.changes).toEqual([])
})

test('an update changes only the fields that are sent, and names belong to the settings', async () => {
  const { admin, visitor } = await startSite()
  const first = await admin.site.updateBrand({ accent: ' #AA0055 ', name: 'Ours', version: 0 })
  expect(first.message).toBe('Brand Saved')
  expect(first.brand).toMatchObject({ accent: '#aa0055', name: 'Ours', face: defaultBrand.face })
  expect(first.brand.colors.light.signalFill).toBe('#aa0055')
  await admin.site.updateBrand({ intro: 0, transition: 900, sharePictures: true })
  await admin.settings.updateSettings({ shortName: 'O' })
  const { brand } = await visitor.site.getBrand()
  expect(brand).toMatchObject({
    name: 'Ours',
    shortName: 'O',
    accent: '#aa0055',
    intro: 0,
    transition: 900,
    sharePictures: true,
    version: 2,
  })
  expect((await visitor.settings.getSettings()).settings.name).toBe('Ours')
})

test('an outdated change is rejected, and an earlier brand can be restored', async () => {
  const { admin, visitor } = await startSite()
  for (const accent of ['#aa0055', '#0055aa']) await admin.site.updateBrand({ accent })
  const late = admin.site.updateBrand({ accent: '#000000', version: 1 })
  expect(await refusalOf(late)).toMatchObject({ status: 409, code: 'staleVersion' })
  const { history } = await admin.history.showHistory({ entity: 'siteBrand' })
  await admin.history.restore({ historyId: history[0]?._id ?? '' })
  expect((await visitor.site.getBrand()).brand.accent).toBe('#aa0055')
})

test('a logo file is kept while it is used, and an empty value removes it', async () => {
  const { admin, visitor, app } = await startSite()
  const { brand } = await admin.site.updateBrand({ logo: await freshPicture() })
  await app.services.media.sweep(new Date(Date.now() + 60 * 24 * 3_600_000))
  expect((await app.fetch(brand.logo, {})).status).toBe(200)
  await admin.site.updateBrand({ logo: '' })
  expect((await visitor.site.getBrand()).brand.logo).toBe('')
})

test.each([
  ['a colour that is none', { accent: 'red;}body{display:none' }, 'accent'],
  ['a colour of three digits', { accent: '#fff' }, 'accent'],
  ['a face nobody ships', { face: 'comic-sans' }, 'face'],
  ['a name without words', { name: ' ' }, 'name'],
  ['a name of 100 kB', { name: 'x'.repeat(100_000) }, 'name'],
  ['a time that is none', { intro: 'soon' }, 'intro'],
  ['a loader of an hour', { transition: '3600000' }, 'transition'],
  ['neither yes nor no', { sharePictures: 'maybe' }, 'sharePictures'],
  ['a logo from elsewhere', { logo: 'https://a.example/b.png' }, 'logo'],
])('%s is refused beside its field', async (_, fields, path) => {
  const { app, token } = site()
  const { status, body } = await sendForm(app, 'PUT', '/site/updateBrand', Object.entries(fields), {
    token,
  })
  expect(status).toBe(400)
  expect(refused.parse(body).errors.map((error) => error.path)).toContain(path)
})
