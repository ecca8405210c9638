import { expect, test } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  importSite,
  previewMove,
  siteZip,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'
import { pictureBytes } from '#server/tools/testing/files/pictures.ts'

const group = async (changes: Record<string, string> = {}) =>
  siteZip({
    '_config.yml': [
      'title: Chen Lab',
      'description: We study how cells decide.',
      'email: office@chenlab.edu',
      'github_username: chenlab',
      'x_username: chenlab',
      'scholar_userid: qc6CJjYAAAAJ',
      'icon: cell.png',
      'keywords: cells, fate',
      'footer_text: © 2019-2024 Chen Lab. Powered by Jekyll.',
    ].join('\n'),
    'assets/img/cell.png': await pictureBytes(),
    '_sass/_themes.scss': ':root { --global-theme-color: #{$forest}; }\n$forest: #0a5;\n',
    '_pages/about.md':
      '---\nlayout: about\ntitle: about\npermalink: /\nsubtitle: Cells and their fates\nnav: true\nnav_order: 1\n---\n\nOur laboratory follows single cells through development. It belongs to the university.\n\nWe welcome visitors.\n',
    '_pages/team.md':
      '---\nlayout: profiles\ntitle: people\npermalink: /people/\nnav: true\nnav_order: 2\n---\n',
    '_pages/join.md':
      '---\ntitle: Join us\npermalink: /join/\nnav: true\nnav_order: 3\n---\n\nWrite to us.\n',
    '_pages/gone.md':
      '---\ntitle: Repositories\npermalink: /repositories/\nnav: true\nnav_order: 4\n---\n',
    '_news/one.md': '---\ndate: 2024-01-02\ntitle: A prize\n---\n\nWe won.\n',
    ...changes,
  })

const readSite = async ({ admin }: Awaited<ReturnType<typeof startSite>>) => {
  const { settings } = await admin.settings.getSettings()
  const { brand } = await admin.site.getBrand()
  const { content } = await admin.site.getContent({})
  const { menus } = await admin.site.getMenus()
  const { version: _s, ...values } = settings
  const { version: _b, ...look } = brand
  const { version: _m, ...items } = menus
  return { settings: values, brand: look, content, menus: items }
}

test('the settings, texts and menus of an old site become those of the group, and are undone exactly', async () => {
  const site = await startSite()
  const { admin } = site
  await admin.settings.updateSettings({ tagline: 'Before' })
  const before = await readSite(site)
  const preview = await previewMove(admin, await group())
  expect(formatImportItems(preview)).toContain(
    'site | Chen Lab | new | Menu items that stay out: Repositories (/repositories/). Becomes public: office@chenlab.edu',
  )
  const { importId } = preview
  await admin.move.import({ importId })
  const saved = await waitForMove(admin, importId)
  expect(saved.items.filter(({ status, kind }) => status === 'failed' || kind === 'page')).toEqual([
    expect.objectContaining({ title: 'Join us' }),
  ])
  const after = await readSite(site)
  expect(after.settings).toMatchObject({
    name: 'Chen Lab',
    tagline: 'Cells and their fates',
    description: 'We study how cells decide.',
    address: '',
    email: 'office@chenlab.edu',
    phone: '',
    social: [
      { network: 'github', url: 'https://github.com/chenlab' },
      { network: 'x', url: 'https://x.com/chenlab' },
    ],
  })
  expect(after.brand).toMatchObject({
    accent: '#00aa55',
    logo: expect.stringMatching(/^\/media\//),
  })
  expect(after.content).toMatchObject({
    'home.heading': 'Chen Lab',
    'home.intro': 'We study how cells decide.',
    'home.gallery': [],
    'mission.title': 'About Us',
    'mission.lead': 'Our laboratory follows single cells through development.',
    'mission.text': 'It belongs to the university.',
    'about.paragraphs': [{ text: 'We welcome visitors.' }],
    'vision.points': [],
    'values.items': [],
    'frame.copyright': '© 2019-2024',
    'frame.keywords': 'cells, fate',
    'home.sections': ['hero', 'members', 'latest', 'mission'].map((section) => ({ section })),
  })
  expect(after.menus.header).toEqual([
    { label: 'About', target: '/' },
    { label: 'People', target: '/team' },
    { label: 'Join us', target: '/join' },
  ])
  expect(after.menus.more).toEqual([])

  const again = await previewMove(admin, await group())
  expect(new Set(again.items.map(({ status }) => status))).toEqual(new Set(['duplicate']))

  await admin.move.undoImport({ importId })
  expect(await waitForMove(admin, importId)).toMatchObject({ state: 'undone', edited: [] })
  expect(await readSite(site)).toEqual(before)
  expect(formatImportItems(await previewMove(admin, await group()))).toEqual(
    formatImportItems(preview),
  )
})

test('what was edited after the import stays when it is undone, and is named', async () => {
  const site = await startSite()
  const { admin } = site
  await admin.site.updateContent({ fields: { 'home.heading': 'In the draft' } })
  const { importId } = await importSite(admin, await group())
  await admin.settings.updateSettings({ tagline: 'Edited since' })
  await admin.site.updateContent({ fields: { 'home.intro': 'Edited, too' } })
  await admin.site.publishContent({})
  await admin.move.undoImport({ importId })
  expect((await waitForMove(admin, importId)).edited).toEqual([
    { kind: 'site', title: 'Settings: tagline' },
    { kind: 'site', title: 'Site content: Introduction' },
  ])
  const { settings, content, brand } = await readSite(site)
  expect(settings).toMatchObject({
    name: 'Salus',
    tagline: 'Edited since',
    email: 'hello@salus.example',
  })
  expect(brand).toMatchObject({ accent: '#127367', logo: '' })
  expect(content).toMatchObject({ 'home.intro': 'Edited, too', 'home.sections': expect.any(Array) })
})

test('an import names what still describes the example group, and keeps what the group has written', async () => {
  const { admin } = await startSite()
  const list = async () => (await admin.site.getShipped()).shipped
  expect(await list()).not.toContain('settings.address')
  await admin.site.updateContent({ fields: { 'vision.lead': 'Ours' } })
  await admin.site.publishContent({})
  await admin.site.setFitting({ names: ['values.items'], fits: true })
  await importSite(admin, new File(['name\nAda\n'], 'people.csv'))
  const contact = ['settings.name', 'settings.address', 'settings.email', 'settings.phone']
  expect(await list()).toEqual(expect.arrayContaining([...contact, 'home.heading']))
  expect((await admin.overview.getOverview()).overview.shippedContent).toBe((await list()).length)
  await admin.site.setFitting({ names: ['settings.phone'], fits: true })
  expect(await list()).not.toContain('settings.phone')

  await importSite(admin, await group())
  const left = await list()
  const cleared = /^(?:settings|home|mission|about|frame|team|projects|publications)\./
  expect(left.filter((name) => cleared.test(name))).toEqual([])
  expect(left).toContain('contact.intro')
  const { content } = await admin.site.getContent({})
  expect(content['home.sections']).toEqual(
    ['hero', 'members', 'latest', 'mission', 'vision', 'values'].map((section) => ({ section })),
  )
  expect(content['vision.lead']).toBe('Ours')
})

test('a preview shows the home page that the import would give', async () => {
  const { admin } = await startSite()
  const { site, items } = await previewMove(admin, await group())
  expect(site).toMatchObject({
    index: items.findIndex(({ kind }) => kind === 'site'),
    settings: { name: 'Chen Lab', address: '', email: 'office@chenlab.edu' },
    look: { logo: expect.stringMatching(/^\/media\//) },
    content: { 'home.heading': 'Chen Lab' },
  })
  expect(site?.menus.header.map(({ label }) => label)).toEqual(['About', 'People', 'Join us'])
  expect((await previewMove(admin, new File(['name\nAda\n'], 'people.csv'))).site).toBeUndefined()
})

test('a site that is left out changes no setting', async () => {
  const site = await startSite()
  const { admin } = site
  const before = await readSite(site)
  const { importId, items } = await previewMove(admin, await group())
  const chosen = items.filter(({ kind, status }) => kind === 'news' && status === 'new')
  await admin.move.import({ importId, indexes: chosen.map(({ index }) => index) })
  await waitForMove(admin, importId)
  expect(await readSite(site)).toEqual(before)
})

test('a logo that is invisible on dark pages gets a light background there', async () => {
  const { admin } = await startSite()
  const svg = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="10" fill="${color}"/></svg>`
  const logos = async (color: string) => {
    const file = await group({ 'assets/img/logo.svg': svg(color), '_config.yml': 'title: Lab' })
    const { site, items } = await previewMove(admin, file)
    expect(items.find(({ kind }) => kind === 'site')?.reason).toBe(
      'Menu items that stay out: Repositories (/repositories/)',
    )
    return site?.look
  }
  expect(await logos('#101010')).toMatchObject({
    logo: expect.stringMatching(/-1024x1024-/),
    logoDark: expect.stringMatching(/-1332x1332-/),
  })
  expect(await logos('#ff8800')).toMatchObject({ logoDark: '' })
})
