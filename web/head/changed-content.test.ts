import { expect, test } from 'vitest'
import { changedMenus } from './changed-content.server.ts'

test('on a page in another language, menus lead to what has one language only', () => {
  const item = (target: string) => ({ label: 'A', target })
  const targets = ['/login', '/team', '/join', 'https://a.example/login', '']
  const shown = {
    header: targets.map(item),
    more: [],
    contact: [item('/admin/dashboard#x')],
    footer: [item('/feed.xml?a=1'), item('/api/v1/docs')],
  }
  const publicUrl = 'https://lab.example'
  expect(changedMenus(shown, { publicUrl, lang: undefined })).toEqual(shown)
  expect(changedMenus(shown, { publicUrl, lang: 'de' })).toEqual({
    header: ['https://lab.example/login', ...targets.slice(1)].map(item),
    more: [],
    contact: [item('https://lab.example/admin/dashboard#x')],
    footer: [item('https://lab.example/feed.xml?a=1'), item('https://lab.example/api/v1/docs')],
  })
})
