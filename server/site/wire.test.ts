import { expect, test } from 'vitest'
import { startBareContent } from '#server/tools/testing/content/bare-content.ts'

test('content, brand and menus of the site', async () => {
  const { get, send, form, status, as } = await startBareContent()
  as('visitor')
  const open = await get('/site/getContent?page=home')
  expect(open.content['home.heading']).toBe(open.defaults['home.heading'])
  expect(open.draft).toBeUndefined()
  expect(await status('GET', '/site/getContent?page=nowhere')).toBe(400)
  expect(await status('PUT', '/site/updateContent', { fields: {} })).toBe(401)

  as('editor')
  const fields = { 'home.heading': 'Ours' }
  const { version } = await send('PUT', '/site/updateContent', { fields, version: 0 })
  expect(await status('PUT', '/site/updateContent', { fields, version: 0 })).toBe(409)
  const draft = await get('/site/getContent')
  expect(draft.draft['home.heading']).toBe('Ours')
  expect(draft.content['home.heading']).not.toBe('Ours')
  expect(version).toBe(draft.version)
  await send('POST', '/site/publishContent', {})
  expect((await get('/site/getContent')).content['home.heading']).toBe('Ours')
  const reset = await send('DELETE', '/site/resetContent', { names: ['home.heading'] })
  expect(reset.draft['home.heading']).toBe(open.defaults['home.heading'])

  const { brand } = await form('PUT', '/site/updateBrand', [
    ...Object.entries({ name: 'Group', shortName: 'G', tagline: 'Line', accent: '#aa3300' }),
    ...Object.entries({ sharePictures: 'true', intro: '0', transition: '' }),
  ])
  expect(brand).toMatchObject({ name: 'Group', shortName: 'G', tagline: 'Line', accent: '#aa3300' })
  expect(brand).toMatchObject({ sharePictures: true, intro: 0, transition: null })
  expect(brand.colors.light).toEqual(expect.any(Object))
  expect((await get('/site/getBrand')).brand).toEqual(brand)
  expect(await status('PUT', '/site/updateBrand', { accent: 'red' })).toBe(400)

  const header = [
    { label: 'Team', target: '/team' },
    { label: 'Soon', target: '' },
  ]
  expect((await send('PUT', '/site/updateMenus', { header })).menus.header).toEqual(header)
  const { menus } = await get('/site/getMenus')
  expect(Object.keys(menus)).toEqual(
    expect.arrayContaining(['header', 'more', 'contact', 'footer']),
  )
})
