import { expect, test } from 'vitest'
import { renderMail } from './layout.ts'

test('a URL is a link in HTML and unchanged in plain text', () => {
  const { text, html } = renderMail('Please', [
    { text: 'Confirm here: https://salus.example/n?confirm=a1&b=2.' },
  ])
  expect(text).toBe('Confirm here: https://salus.example/n?confirm=a1&b=2.\n')
  expect(html).toMatch(
    /here: <a href="https:\/\/salus\.example\/n\?confirm=a1&amp;b=2"[^>]*>[^<]*<\/a>\./,
  )
})

test('user input cannot become markup in a mail', () => {
  const { subject, text, html } = renderMail('A & <b>', [
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
