import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

test('an address is a link in the HTML of a mail and stays itself in its text', () => {
  const { text, html } = layOut('Please', [
    { text: 'Confirm here: https://salus.example/n?confirm=a1&b=2.' },
  ])
  expect(text).toBe('Confirm here: https://salus.example/n?confirm=a1&b=2.\n')
  expect(html).toMatch(
    /here: <a href="https:\/\/salus\.example\/n\?confirm=a1&amp;b=2"[^>]*>[^<]*<\/a>\./,
  )
})

test('what people wrote cannot become markup in a mail', () => {
  const { subject, text, html } = layOut('A & <b>', [
    { text: `<img src=x onerror="a('b')"> & more` },
    { code: '<b>' },
  ])
  expect(text).toContain(`<img src=x onerror="a('b')"> & more`)
  expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;b&#39;)&quot;&gt; &amp; more')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<b>')
  expect(subject).toBe('A & <b>')
  expect(html).toContain('<title>A &amp; &lt;b&gt;</title>')
})
