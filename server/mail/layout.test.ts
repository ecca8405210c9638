import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

test('what people wrote cannot become markup in a mail', () => {
  const { text, html } = layOut([{ text: `<img src=x onerror="a('b')"> & more` }, { code: '<b>' }])
  expect(text).toContain(`<img src=x onerror="a('b')"> & more`)
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; more')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>')
})
