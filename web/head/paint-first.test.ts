import { expect, test } from 'vitest'
import { deferScriptsUntilPaint } from './paint-first.server.ts'

test('modules are neither loaded nor started before the page is painted', () => {
  expect(
    deferScriptsUntilPaint(
      '<p>Ü</p><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><script nonce="n" type="module" async="">import "/a.js"</script>',
    ),
  ).toBe(
    '<p>Ü</p><link rel="late-modulepreload" href="/a.js"/><link rel="late-modulepreload" href="/b.js"/><script nonce="n" type="text/late-module">import "/a.js"</script>',
  )
})

test.for(['', '<p>→</p>', '<script>type="module"</script>'])('%s is unchanged', (page) => {
  expect(deferScriptsUntilPaint(page)).toBe(page)
})
