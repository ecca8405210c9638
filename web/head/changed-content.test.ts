import { expect, test } from 'vitest'
import { findChangedContent, resolveChangedMenus } from './changed-content.server.ts'

test('on a page in another language, the privacy note links to untranslated pages', () => {
  const publicUrl = 'https://lab.example'
  const leads = (target: string, lang: string | undefined) =>
    findChangedContent({ 'frame.privacyTarget': target }, { publicUrl, lang })
  const target = (shown: string) => ({ 'frame.privacyTarget': shown })
  expect(leads('/login', 'de')).toEqual(target(`${publicUrl}/login`))
  expect(leads('/login', undefined)).toEqual(target('/login'))
  for (const lang of ['de', undefined]) {
    const file = '/media/privacy.pdf#page=2'
    expect(leads(file, lang)).toEqual(target(publicUrl + file))
    expect(leads('/privacy', lang)).toEqual(target('/privacy'))
  }
})

test('on a page in another language, menus link to untranslated pages', () => {
  const item = (target: string) => ({ label: 'A', target })
  const targets = ['/login', '/team', '/join', 'https://a.example/login', '']
  const shown = {
    header: targets.map(item),
    more: [],
    contact: [item('/admin/dashboard#x')],
    footer: [item('/feed.xml?a=1'), item('/api/v1/docs')],
  }
  const publicUrl = 'https://lab.example'
  const footer = [item('https://lab.example/feed.xml?a=1'), item('https://lab.example/api/v1/docs')]
  expect(resolveChangedMenus(shown, { publicUrl, lang: undefined })).toEqual({ ...shown, footer })
  expect(resolveChangedMenus(shown, { publicUrl, lang: 'de' })).toEqual({
    header: ['https://lab.example/login', ...targets.slice(1)].map(item),
    more: [],
    contact: [item('https://lab.example/admin/dashboard#x')],
    footer,
  })
})
